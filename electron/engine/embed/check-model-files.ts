import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { CheckedModelFile } from '../../../shared/desktop-operations.ts';
import { CodedError } from '../../../shared/app-error.ts';
import type { ModelFile } from './model-manifest.ts';

/**
 * Compares files with the manifest: first every size, which costs nothing and finds what is cut off or absent, then
 * every hash. Throws `model-missing` or `model-corrupt` with the file's name.
 */
export async function checkModelFiles(folder: string, files: readonly ModelFile[]): Promise<void> {
  for (const file of files) await checkSize(folder, file);
  for (const file of files) {
    if ((await hashOf(path.join(folder, file.path))) !== file.sha256) {
      throw new CodedError('model-corrupt', { file: file.path });
    }
  }
}

async function checkSize(folder: string, file: ModelFile): Promise<void> {
  const found = await stat(path.join(folder, file.path)).catch(() => null);
  if (!found?.isFile()) throw new CodedError('model-missing', { file: file.path });
  if (found.size !== file.bytes) throw new CodedError('model-corrupt', { file: file.path });
}

/**
 * How each file stands to the manifest; mends nothing. `onBytes` hears how many bytes were compared since it was last called.
 * Rejects with `cancelled` between two pieces.
 */
export async function inspectModelFiles(
  folder: string,
  files: readonly ModelFile[],
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<CheckedModelFile[]> {
  const checked: CheckedModelFile[] = [];
  for (const { path: name, bytes, sha256 } of files) {
    const file = path.join(folder, name);
    const isThere = (await stat(file).catch(() => null))?.isFile() === true;
    const hash = isThere ? await hashOf(file, onPiece) : null;
    checked.push({ path: name, bytes, state: hash === null ? 'missing' : hash === sha256 ? 'whole' : 'changed' });
  }
  return checked;

  function onPiece(bytes: number): void {
    if (signal.aborted) throw new CodedError('cancelled');
    onBytes(bytes);
  }
}

async function hashOf(file: string, onPiece?: (bytes: number) => void): Promise<string> {
  const hash = createHash('sha256');
  // 1 MiB pieces: the default of 64 KiB makes a thousand turns of the event loop out of one model.
  for await (const piece of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    hash.update(piece as Buffer);
    onPiece?.((piece as Buffer).length);
  }
  return hash.digest('hex');
}
