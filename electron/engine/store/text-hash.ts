import { createHash } from 'node:crypto';

/** The hash of a passage's text as it stands in a reference: first 16 hex digits of SHA-256 over UTF-8. */
export function textHash(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 16);
}
