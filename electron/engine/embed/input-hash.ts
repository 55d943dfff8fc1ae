import { createHash } from 'node:crypto';
import type { PassageInput } from './passage-input.ts';

/** Names the exact texts that the model was given: the first 16 hex digits of their SHA-256. */
export function inputHash({ headings, text }: PassageInput): string {
  return createHash('sha256')
    .update(JSON.stringify([headings, text]), 'utf8')
    .digest('hex')
    .slice(0, 16);
}
