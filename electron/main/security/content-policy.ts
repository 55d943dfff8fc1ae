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
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // Text never becomes HTML or script: even our own code has no way to make it so.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

export const CONTENT_POLICY = DIRECTIVES.join('; ');
