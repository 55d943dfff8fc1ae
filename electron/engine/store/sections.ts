import { asksForSection, askForSections } from '../text/section-names.ts';
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
    'INSERT INTO section (version, first, depth, last, heading) VALUES (?, ?, ?, ?, ?)',
  );
  for (const { first, last, depth, heading } of sectionRanges(passages)) {
    insert.run(versionRow, first, depth, last, heading);
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
export interface StoredSection {
  version: number;
  first: number;
  last: number;
  /** Heading path, outermost first, as printed. */
  path: string[];
}

/** The sections of a library in order of version and place, each after those that enclose it. */
export function* sectionsOf(store: Store, library: ResolvedLibrary): Generator<StoredSection> {
  const rows = store.database
    .prepare<[number], [number, number, number, number, string]>(
      `SELECT section.version, section.first, section.last, section.depth, section.heading
       FROM document
       CROSS JOIN version ON version.document = document.id
       CROSS JOIN section ON section.version = version.id
       WHERE document.library = ? AND document.removed_at IS NULL
       ORDER BY document.id, version.id, section.first, section.depth`,
    )
    .raw()
    .all(library.row);
  let path: string[] = [];
  for (const [version, first, last, depth, heading] of rows) {
    path = [...path.slice(0, depth), heading];
    yield { version, first, last, path };
  }
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
  const known = new Set<string>();
  const ranges: [number, number, number][] = [];
  for (const { version, first, last, path } of sectionsOf(store, library)) {
    const found = asksForSection(path, asked);
    for (const section of found) known.add(section);
    const before = ranges.at(-1);
    // What encloses comes before what it encloses.
    if (found.length > 0 && !(before?.[0] === version && before[2] >= last)) ranges.push([version, first, last]);
  }
  const ids = store.database
    .prepare(
      `SELECT passage.id FROM json_each(?) AS range
       CROSS JOIN passage ON passage.version = range.value ->> 0
         AND passage.ordinal BETWEEN range.value ->> 1 AND range.value ->> 2`,
    )
    .pluck()
    .all(JSON.stringify(ranges)) as number[];
  return { ids, known };
}
