/** pdf.js ships no types for its worker; only the module as a whole is handed over. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: object;
}
