import { unzipSync } from 'fflate';
import { CodedError } from '../../../../shared/app-error.ts';
import { LIMITS } from '../../../../shared/limits.ts';

/** The parts of an Office file by name, without a leading slash. Nothing is expanded before `read` asks for it. */
export interface Archive {
  has(name: string): boolean;
  /**
   * The expanded bytes of a part; null when there is none.
   * @throws CodedError `file-too-large` when the part says that it is longer than LIMITS.archivePart, `document-damaged`
   * when it cannot be expanded.
   */
  read(name: string): Uint8Array | null;
}

const ZIP_START = [0x50, 0x4b];
const OLE_START = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Opens a zip archive.
 * @throws CodedError `password-required` for an encrypted file, `format-mismatch` for bytes that are no archive,
 * `document-damaged` for a broken one.
 */
export function openArchive(bytes: Uint8Array): Archive {
  if (startsWith(bytes, OLE_START))
    throw new CodedError(isEncryptedPackage(bytes) ? 'password-required' : 'format-mismatch');
  if (!startsWith(bytes, ZIP_START)) throw new CodedError('format-mismatch');
  const names = new Map<string, string>();
  unzip(bytes, (entry) => {
    names.set(partKey(entry.name), entry.name);
    return false;
  });
  return {
    has: (name) => names.has(partKey(name)),
    read: (name) => {
      const stored = names.get(partKey(name));
      return stored === undefined ? null : expand(bytes, stored);
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

/** Part names are compared without regard to case, as the packaging standard says. */
function partKey(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Office puts an encrypted file into an OLE container; the old binary formats are one as well, but without this stream. */
function isEncryptedPackage(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  );
}
