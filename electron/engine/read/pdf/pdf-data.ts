import fs from 'node:fs/promises';
import path from 'node:path';
import { CodedError } from '../../../../shared/app-error.ts';
import type { PdfDataKind } from '../../../../shared/reader-operations.ts';
import { findPdfAssets } from './pdf-assets.ts';

/**
 * A file of pdf.js that comes with the program. `name` holds no separator.
 * @throws CodedError `file-missing`
 */
export async function readPdfDataFile(kind: PdfDataKind, name: string): Promise<Uint8Array> {
  const file = path.join(findPdfAssets(), kind, path.basename(name));
  try {
    return new Uint8Array(await fs.readFile(file));
  } catch (cause) {
    throw new CodedError('file-missing', { file: name }, { cause });
  }
}
