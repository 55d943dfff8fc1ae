/** What the page may do, each line with its reason. Sent with every answer of the program's own scheme. */
const DIRECTIVES = [
  // Whatever is not named below is refused.
  "default-src 'none'",
  // Our own files only; no inline script, no eval.
  "script-src 'self'",
  // React sets styles through the CSSOM, which needs no 'unsafe-inline'.
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  // The page talks to the engine through the preload, never by requests.
  "connect-src 'none'",
  // pdf.js draws pages in two workers, which are files of ours.
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // Text never becomes HTML or script: the one policy of our own code names the files of the two workers, and no more.
  "require-trusted-types-for 'script'",
  'trusted-types page-workers',
];

/** What a worker may do: a worker has the policy of its own answer, not that of the page. */
const WORKER_DIRECTIVES = [
  "default-src 'none'",
  // The decoders of pictures (JPEG 2000, JBIG2, colours) are WebAssembly; the page itself may compile none.
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

export const CONTENT_POLICY = DIRECTIVES.join('; ');
export const WORKER_POLICY = WORKER_DIRECTIVES.join('; ');
