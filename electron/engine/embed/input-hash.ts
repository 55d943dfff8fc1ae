import { createHash } from 'node:crypto';

/** Names the exact text that the model was given: the first 16 hex digits of its SHA-256. */
export function inputHash(input: string): string {
  return createHash('sha256').update(input, 'utf8').digest('hex').slice(0, 16);
}
