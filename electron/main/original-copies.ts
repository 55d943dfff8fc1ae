import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { CodedError, type ErrorCode } from '../../shared/app-error.ts';
import { LIMITS } from '../../shared/limits.ts';
import type { EngineClient } from '../client/engine-client.ts';

/** A version whose original lies in the store. */
export interface StoredOriginal {
  library: string;
  document: string;
  sha256: string;
}

/**
 * What may be opened in another program: documents that run nothing. Not those with macros, and not web pages, which run
 * scripts and may ask a network.
 */
const OPENED = new Set(['.pdf', '.docx', '.xlsx', '.md', '.markdown', '.txt', '.text', '.csv', '.tsv']);

/** UTF-16 units of a file name; file systems take 255 bytes. */
const LONGEST_NAME = 80;

/** Whether a document may be opened in another program, by the name that the system would go by. */
export function mayBeOpened(key: string): boolean {
  return OPENED.has(path.posix.extname(fileNameOf(key)).toLowerCase());
}

/** The name of a document's file: its ending stays, signs that file systems refuse or that turn text round do not. */
export function fileNameOf(key: string): string {
  const name = (key.split(/[\\/]/).at(-1) ?? '').replace(/[\p{C}<>:"|?*]/gu, '_').replace(/[. ]+$/, '');
  const extension = path.posix.extname(name);
  const stem = path.posix.basename(name, extension).slice(0, LONGEST_NAME);
  return (stem === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem) ? `_${stem}` : stem) + extension;
}

/** Writes an original out, piece by piece. Throws `CodedError` with the engine's code, `disk-full` or `file-unwritable`. */
export async function writeOriginalTo(
  engine: Pick<EngineClient, 'call'>,
  original: StoredOriginal,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const partial = `${file}.${randomUUID()}.partial`;
  try {
    const handle = await fs.open(partial, 'wx', 0o600);
    try {
      for (let offset = 0; ;) {
        const piece = await engine.call(
          'readOriginal',
          { ...original, offset, length: LIMITS.originalRange },
          { signal },
        );
        if (!piece.ok) throw new CodedError(piece.error.code, piece.error.details);
        await handle.writeFile(piece.value.bytes);
        offset += piece.value.bytes.length;
        if (piece.value.bytes.length === 0 || offset >= piece.value.total) break;
      }
    } finally {
      await handle.close();
    }
    await fs.rename(partial, file);
  } catch (error) {
    await fs.rm(partial, { force: true });
    throw error instanceof CodedError ? error : new CodedError(codeOf(error), { file: path.basename(file) });
  }
}

function codeOf(error: unknown): ErrorCode {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'disk-full' : 'file-unwritable';
}

/** A private folder for copies that other programs open; it is emptied at start and when the program ends. */
export class OpenedCopies {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Takes all copies away; what another program holds open may stay until the next start. */
  async clear(): Promise<void> {
    await fs.rm(this.#folder, { recursive: true, force: true }).catch(() => undefined);
  }

  /** A new place for a copy of this name. */
  async placeFor(name: string): Promise<string> {
    const folder = path.join(this.#folder, randomUUID());
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    return path.join(folder, name);
  }
}
