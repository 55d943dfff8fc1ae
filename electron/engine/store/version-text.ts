import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Store } from './open-store.ts';
import { textHash } from './text-hash.ts';

/**
 * The text of a version lies in its passages; what stands outside of them (headings, empty lines) lies packed beside
 * them. Only opening and citing a document put the two together.
 */

interface Place {
  start: number;
  end: number;
}

/** A text as bytes of the store. */
export function packText(text: string): Buffer {
  return deflateRawSync(Buffer.from(text, 'utf8'));
}

export function unpackText(bytes: Uint8Array): string {
  return inflateRawSync(bytes).toString('utf8');
}

/** The columns of a version's text, whose passages are stored by themselves. */
export function textColumns(text: string, passages: readonly Place[]) {
  const outside = textOutside(text, passages);
  return { outside: packText(outside ?? text), whole: outside === null ? 1 : 0, textHash: textHash(text) };
}

/** Null where passages do not follow one another, which no splitter makes: such a text is kept whole. */
function textOutside(text: string, passages: readonly Place[]): string | null {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of passages) {
    if (start < at || end < start || end > text.length) return null;
    parts.push(text.slice(at, start));
    at = end;
  }
  return [...parts, text.slice(at)].join('');
}

/** The text of a version, and whether it is the one that was stored; null when there is none. */
export function versionText(store: Store, versionRow: number): { text: string; isUnaltered: boolean } | null {
  const row = store.database
    .prepare<[number], { outside: Buffer; whole: number; textHash: string }>(
      'SELECT outside, whole, text_hash AS textHash FROM version_content WHERE version = ?',
    )
    .get(versionRow);
  if (row === undefined) return null;
  const outside = unpackText(row.outside);
  const text = row.whole === 1 ? outside : withPassages(store, versionRow, outside);
  return { text, isUnaltered: textHash(text) === row.textHash };
}

function withPassages(store: Store, versionRow: number, outside: string): string {
  const passages = store.database
    .prepare<[number], { start: number; text: string }>(
      'SELECT start_offset AS start, text FROM passage WHERE version = ? ORDER BY ordinal',
    )
    .iterate(versionRow);
  const parts: string[] = [];
  let [taken, length] = [0, 0];
  for (const { start, text } of passages) {
    const before = outside.slice(taken, taken + start - length);
    parts.push(before, text);
    taken += before.length;
    length = start + text.length;
  }
  return [...parts, outside.slice(taken)].join('');
}
