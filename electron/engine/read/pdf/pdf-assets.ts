import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder with pdf.js's `cmaps/`, `standard_fonts/` and `wasm/`: `pdfjs/` beside the running program, else the
 * package itself when running from source.
 */
export function findPdfAssets(): string {
  const here = fileURLToPath(import.meta.url);
  const beside = path.join(path.dirname(here), 'pdfjs');
  if (existsSync(path.join(beside, 'cmaps'))) return beside;
  return path.dirname(createRequire(here).resolve('pdfjs-dist/package.json'));
}
