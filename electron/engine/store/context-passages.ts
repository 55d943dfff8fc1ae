import { filterParameters, IN_SCOPE } from './filter-parameters.ts';
import type { Store } from './open-store.ts';
import type { ScopeFilter } from './scope.ts';

/** A passage that stands around another one. */
export interface ContextPassage {
  id: number;
  text: string;
  /** Printed words, numbers and Han characters of the text. */
  wordsLength: number;
}

interface Place {
  id: number;
  version: { row: number };
  /** Place in the version, from 0. */
  ordinal: number;
}

export interface ContextLimits {
  /** Passages on each side. */
  reach: number;
  /** Words from which on no further passage is added. */
  words: number;
}

/**
 * What stands around passages, each with itself: its neighbours on both sides in the same section and, as far as the
 * format tells, on the same page or in the same paragraph of plain text (no empty line between), all in scope.
 */
export function contextOf(
  store: Store,
  places: readonly Place[],
  filter: ScopeFilter,
  limits: ContextLimits,
): Map<number, readonly ContextPassage[]> {
  const rows = rowsAround(store, places, filter, limits.reach);
  return new Map(places.map((place) => [place.id, around(rows, place, limits)]));
}

interface ContextRow extends ContextPassage {
  version: number;
  ordinal: number;
  section: string;
  firstPage: number | null;
  lastPage: number | null;
  firstLine: number | null;
  lastLine: number | null;
  isPlainText: number;
}

function rowsAround(
  store: Store,
  places: readonly Place[],
  filter: ScopeFilter,
  reach: number,
): Map<string, ContextRow> {
  const wanted = new Map<string, [number, number]>();
  for (const { version, ordinal } of places) {
    for (let at = ordinal - reach; at <= ordinal + reach; at += 1)
      wanted.set(keyOf(version.row, at), [version.row, at]);
  }
  const rows = store.database
    .prepare<[unknown], Omit<ContextRow, 'section'> & { headings: string; depth: number }>(
      `SELECT passage.id, passage.version, passage.ordinal, passage.text, passage.words_length AS wordsLength,
         passage.headings, passage.section_depth AS depth, passage.first_page AS firstPage,
         passage.last_page AS lastPage, passage.first_line AS firstLine, passage.last_line AS lastLine,
         version.format = 'text' AS isPlainText
       FROM json_each(@places) AS place
       CROSS JOIN passage ON passage.version = place.value ->> 0 AND passage.ordinal = place.value ->> 1
       CROSS JOIN version ON version.id = passage.version
       WHERE passage.kind <> 'field' AND ${IN_SCOPE}`,
    )
    .all({ ...filterParameters(filter), places: JSON.stringify([...wanted.values()]) });
  const sections = new Map<string, string>();
  return new Map(
    rows.map(({ headings, depth, ...row }) => {
      const known = `${depth} ${headings}`;
      const section = sections.get(known) ?? JSON.stringify((JSON.parse(headings) as string[]).slice(0, depth));
      sections.set(known, section);
      return [keyOf(row.version, row.ordinal), { ...row, section }];
    }),
  );
}

function around(
  rows: ReadonlyMap<string, ContextRow>,
  { version, ordinal }: Place,
  { reach, words }: ContextLimits,
): ContextPassage[] {
  const own = rows.get(keyOf(version.row, ordinal));
  if (own === undefined) return [];
  const found = [own];
  const ends = { before: own, behind: own };
  const open = { before: true, behind: true };
  let length = own.wordsLength;
  for (let distance = 1; distance <= reach && (open.before || open.behind); distance += 1) {
    for (const side of ['behind', 'before'] as const) {
      if (!open[side] || length >= words) continue;
      const next = rows.get(keyOf(version.row, ordinal + (side === 'behind' ? distance : -distance)));
      open[side] = next !== undefined && areTogether(side === 'behind' ? [ends.behind, next] : [next, ends.before]);
      if (!open[side] || next === undefined) continue;
      ends[side] = next;
      found.push(next);
      length += next.wordsLength;
    }
  }
  return found;
}

function areTogether([one, next]: [ContextRow, ContextRow]): boolean {
  if (one.section !== next.section) return false;
  if (one.lastPage !== null && next.firstPage !== null && next.firstPage > one.lastPage) return false;
  if (one.isPlainText === 0 || one.lastLine === null || next.firstLine === null) return true;
  return next.firstLine <= one.lastLine + 1;
}

function keyOf(version: number, ordinal: number): string {
  return `${version} ${ordinal}`;
}
