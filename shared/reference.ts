/**
 * The one string that names a place in a policy so that anyone can check it: library, document, version, clause,
 * offsets and a hash of the text. Bookmarks, question sets and deep links use nothing else.
 *
 * Form: `plr1:<library uuid>/<document key>/<version sha256>/<clause key>/<start>-<end>/<text hash>`, each part
 * percent-encoded, so that a key with `/` stays one part. An empty clause key means that the place has none.
 */
export interface Reference {
  library: string;
  document: string;
  /** SHA-256 of the original bytes, 64 hex digits. */
  version: string;
  clauseKey: string | null;
  start: number;
  end: number;
  /** First 16 hex digits of the SHA-256 of the passage text in UTF-8. */
  textHash: string;
}

const SCHEME = 'plr1:';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function formatReference(reference: Reference): string {
  const parts = [
    reference.library,
    reference.document,
    reference.version,
    reference.clauseKey ?? '',
    `${reference.start}-${reference.end}`,
    reference.textHash,
  ];
  return SCHEME + parts.map(encodeURIComponent).join('/');
}

/** Null when the text is not a reference. */
export function parseReference(text: string): Reference | null {
  if (!text.startsWith(SCHEME)) return null;
  const parts = decodeParts(text.slice(SCHEME.length).split('/'));
  if (!parts || parts.length !== 6) return null;
  const [library = '', document = '', version = '', clauseKey = '', offsets = '', textHash = ''] = parts;
  const range = /^(\d{1,9})-(\d{1,9})$/.exec(offsets);
  if (!UUID.test(library) || document === '' || !/^[0-9a-f]{64}$/.test(version)) return null;
  if (!range || !/^[0-9a-f]{16}$/.test(textHash)) return null;
  const [start, end] = [Number(range[1]), Number(range[2])];
  if (start >= end) return null;
  return { library, document, version, clauseKey: clauseKey === '' ? null : clauseKey, start, end, textHash };
}

function decodeParts(parts: string[]): string[] | null {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}
