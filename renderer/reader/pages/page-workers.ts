/** The workers of pdf.js, beside the page. */
const FILES = { parse: 'pdf.worker.min.mjs', draw: 'pdf.renderer.min.mjs' } as const;
const ADDRESSES = Object.values(FILES).map((file) => `./pdfjs/${file}`);

/** The one policy that the content policy admits: it lets the two workers through and nothing else. */
const policy = window.trustedTypes.createPolicy('page-workers', {
  createScriptURL(address) {
    if (!ADDRESSES.includes(address)) throw new TypeError('no worker of this window');
    return address;
  },
});

/** Starts a worker that reads (`parse`) or draws a document. Who starts it ends it. */
export function startPageWorker(kind: keyof typeof FILES): Worker {
  return new Worker(policy.createScriptURL(`./pdfjs/${FILES[kind]}`), { type: 'module' });
}
