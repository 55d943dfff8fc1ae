import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { LIMITS } from '../../../shared/limits.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';

/**
 * SHA-256 of a file's bytes, in hexadecimal. Errors: `file-missing`, `file-unreadable`, `not-a-file`, `file-too-large`,
 * `cancelled`.
 */
export async function hashFile(file: string, signal: AbortSignal): Promise<Result<string>> {
  try {
    const stat = await fs.promises.stat(file);
    // A pipe or a device never ends, and opening one can wait for ever.
    if (!stat.isFile()) return fail('not-a-file');
    const { size } = stat;
    if (size > LIMITS.fileBytes) return fail('file-too-large', { bytes: size, limit: LIMITS.fileBytes });
    const hash = createHash('sha256');
    for await (const chunk of fs.createReadStream(file, { signal })) hash.update(chunk as Uint8Array);
    return succeed(hash.digest('hex'));
  } catch (error) {
    if (signal.aborted) return fail('cancelled');
    return fail(isMissing(error) ? 'file-missing' : 'file-unreadable');
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
