import { unzipSync } from 'fflate';
import { CodedError } from '../../../../shared/app-error.ts';
import { LIMITS } from '../../../../shared/limits.ts';
import { holdsEncryptedPackage, signatureOf } from '../file-signature.ts';

/** The parts of an Office file by name, without a leading slash. Nothing is expanded before `read` asks for it. */
export interface Archive {
  has(name: string): boolean;
  /**
   * The expanded bytes of a part; null when there is none.
   * @throws CodedError `file-too-large` when the part says that it is longer than LIMITS.archivePart, or all parts that
   * were read are longer than LIMITS.archiveParts; `document-damaged` when it cannot be expanded.
   */
  read(name: string): Uint8Array | null;
}

/**
 * Opens a zip archive.
 * @throws CodedError `password-required` for an encrypted file, `format-mismatch` for bytes that are no archive,
 * `document-damaged` for a broken one.
 */
export function openArchive(bytes: Uint8Array): Archive {
  const signature = signatureOf(bytes);
  if (signature === 'ole' && holdsEncryptedPackage(bytes)) throw new CodedError('password-required');
  if (signature !== 'zip') throw new CodedError('format-mismatch', { found: signature ?? 'unknown' });
  const names = new Map<string, string>();
  let expanded = 0;
  unzip(bytes, (entry) => {
    names.set(partKey(entry.name), entry.name);
    return false;
  });
  return {
    has: (name) => names.has(partKey(name)),
    read: (name) => {
      const stored = names.get(partKey(name));
      const part = stored === undefined ? null : expand(bytes, stored);
      expanded += part?.length ?? 0;
      if (expanded > LIMITS.archiveParts) {
        throw new CodedError('file-too-large', { bytes: expanded, limit: LIMITS.archiveParts });
      }
      return part;
    },
  };
}

function expand(bytes: Uint8Array, stored: string): Uint8Array | null {
  // fflate writes no byte beyond the declared length, so a part that understates it costs no memory; it is then cut
  // short and fails as XML.
  const files = unzip(bytes, (entry) => {
    if (entry.name !== stored) return false;
    if (entry.originalSize > LIMITS.archivePart) {
      throw new CodedError('file-too-large', { bytes: entry.originalSize, limit: LIMITS.archivePart });
    }
    return true;
  });
  return files[stored] ?? null;
}

function unzip(
  bytes: Uint8Array,
  filter: (entry: { name: string; originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof CodedError) throw error;
    throw new CodedError('document-damaged', {}, { cause: error });
  }
}

/** Part names are compared without regard to case and escapes, as the packaging standard says. */
function partKey(name: string): string {
  return unescaped(name).replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
