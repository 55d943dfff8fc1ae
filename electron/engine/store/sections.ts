import { asksForSection, askForSections, sectionName, sectionNumber } from '../text/section-names.ts';
import type { NamedSection } from '../text/section-names.ts';
import type { ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';

/** Where a passage stands: `headings.slice(0, sectionDepth)` is the path of its section. */
interface Placed {
  headings: readonly string[];
  sectionDepth: number;
}

interface SectionRange {
  /** Places of the first and the last passage, both inclusive. */
  first: number;
  last: number;
  /** From 0, the outermost. */
  depth: number;
  heading: string;
}

/** Writes the sections of a version, in which its passages stand in this order. Inside a write transaction. */
export function writeSections(store: Store, versionRow: number, passages: readonly Placed[]): void {
  store.database.prepare('DELETE FROM section WHERE version = ?').run(versionRow);
  const insert = store.database.prepare(
    'INSERT INTO section (version, first, depth, last, name, number) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (const { first, last, depth, heading } of sectionRanges(passages)) {
    insert.run(versionRow, first, depth, last, sectionName(heading), sectionNumber(heading));
  }
}

function sectionRanges(passages: readonly Placed[]): SectionRange[] {
  const ranges: SectionRange[] = [];
  let open: SectionRange[] = [];
  passages.forEach(({ headings, sectionDepth }, place) => {
    const path = headings.slice(0, sectionDepth);
    const differs = path.findIndex((heading, depth) => open[depth]?.heading !== heading);
    open = open.slice(0, differs === -1 ? path.length : differs);
    for (const [depth, heading] of path.entries()) {
      if (depth < open.length) continue;
      const range = { first: place, last: place, depth, heading };
      open.push(range);
      ranges.push(range);
    }
    for (const range of open) range.last = place;
  });
  return ranges;
}

/** A section of a document that is not removed, in some version of it. */
export interface StoredSection extends NamedSection {
  version: number;
  first: number;
  last: number;
  /** From 0, the outermost. */
  depth: number;
}

const SECTIONS = `
  SELECT section.version, section.first, section.last, section.depth, section.name, section.number, (
      SELECT group_concat(enclosing.name, ' > ' ORDER BY enclosing.depth) FROM section AS enclosing
      WHERE enclosing.version = section.version AND enclosing.first <= section.first
        AND enclosing.last >= section.last AND enclosing.depth <= section.depth
    ) AS path
  FROM document
  CROSS JOIN version ON version.document = document.id
  CROSS JOIN section ON section.version = version.id
  WHERE document.library = @library AND document.removed_at IS NULL`;
const IN_ORDER = 'ORDER BY section.version, section.first, section.depth';

/** The sections of a library in order of version and place, each after those that enclose it. */
export function sectionsOf(store: Store, library: ResolvedLibrary): StoredSection[] {
  return store.database.prepare<[unknown], StoredSection>(`${SECTIONS} ${IN_ORDER}`).all({ library: library.row });
}

/**
 * Ids of the passages of a library that lie in one of the sections, in any version, and which of the sections there are
 * at all.
 */
export function passagesInSections(
  store: Store,
  library: ResolvedLibrary,
  sections: readonly string[],
): { ids: number[]; known: Set<string> } {
  const asked = askForSections(sections);
  const candidates = store.database
    .prepare<[unknown], StoredSection>(
      `${SECTIONS} AND (section.name IN (SELECT value FROM json_each(@names))
         OR section.number IN (SELECT value FROM json_each(@numbers)))
       ${IN_ORDER}`,
    )
    .all({
      library: library.row,
      names: JSON.stringify([...asked.byName.keys()].flatMap(lastNames)),
      numbers: JSON.stringify([...asked.byNumber.keys()]),
    });
  const known = new Set<string>();
  const ranges: [number, number, number][] = [];
  for (const section of candidates) {
    const found = asksForSection(section, asked);
    for (const one of found) known.add(one);
    const before = ranges.at(-1);
    // What encloses comes before what it encloses.
    const isInside = before?.[0] === section.version && before[2] >= section.last;
    if (found.length > 0 && !isInside) ranges.push([section.version, section.first, section.last]);
  }
  return { ids: passagesInRanges(store, ranges), known };
}

/** Marks of a path that one heading may hold itself and still be found as the end of a path. */
const MARKS_IN_HEADING = 3;

/** What the last heading of this path may be called: all behind one of its marks, since a heading may hold such marks. */
function lastNames(path: string): string[] {
  const parts = path.split(' > ');
  const ends = parts.slice(-1 - MARKS_IN_HEADING).map((_, index) => parts.slice(-1 - index).join(' > '));
  return [path, ...ends];
}

function passagesInRanges(store: Store, ranges: readonly [number, number, number][]): number[] {
  return store.database
    .prepare(
      `SELECT passage.id FROM json_each(?) AS range
       CROSS JOIN passage ON passage.version = range.value ->> 0
         AND passage.ordinal BETWEEN range.value ->> 1 AND range.value ->> 2`,
    )
    .pluck()
    .all(JSON.stringify(ranges)) as number[];
}
