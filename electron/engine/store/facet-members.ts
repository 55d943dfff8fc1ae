import { asksForSection, askForSections, joinedPath } from '../text/section-names.ts';
import { FacetTally } from './facet-tally.ts';
import { filterParameters, IN_SCOPE } from './filter-parameters.ts';
import type { ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import type { ResolvedScope } from './scope.ts';
import { sectionsOf, type StoredSection } from './sections.ts';
import { tagName, tagsBorne } from './tagged-passages.ts';

/** Headings of a section that is offered as a choice: those below would make a list that nobody reads. */
const OFFERED_LEVELS = 2;

/** The passages in scope of one library. */
interface Members {
  /** Document by passage. */
  documents: Map<number, number>;
  /** Document and the places of its passages in ascending order, by version. */
  versions: Map<number, { document: number; places: number[] }>;
}

/** What each section of the two outermost levels holds. */
export function tallySections(store: Store, scope: ResolvedScope): FacetTally {
  const tally = new FacetTally();
  const libraries = scope.libraries.map((library) => ({
    sections: sectionsOf(store, library),
    members: membersOf(store, scope, library),
  }));
  // What is chosen covers all libraries, so a name that two of them have is one choice.
  const asked = askForSections(
    offered(
      store,
      libraries.flatMap(({ sections }) => sections),
    ),
  );
  for (const { sections, members } of libraries) {
    for (const [choice, ranges] of rangesByChoice(sections, asked)) {
      const places = ranges.map((range) => placesIn(members.versions.get(range.version)?.places ?? [], range));
      const documents = ranges
        .filter((_, index) => (places[index] ?? 0) > 0)
        .map(({ version }) => members.versions.get(version)?.document);
      tally.add(
        choice,
        places.reduce((sum, count) => sum + count, 0),
        new Set(documents).size,
      );
    }
  }
  return tally;
}

/** What each tag holds, under the form in which it is first met. */
export function tallyTags(store: Store, scope: ResolvedScope): FacetTally {
  const tally = new FacetTally();
  const printed = new Map<string, string>();
  for (const library of scope.libraries) {
    const { documents } = membersOf(store, scope, library);
    const bearers = new Map<string, Set<number>>();
    for (const { tag, passage } of tagsBorne(store, library, () => true)) {
      const name = tagName(tag);
      if (name === '' || !documents.has(passage)) continue;
      if (!printed.has(name)) printed.set(name, tag);
      bearers.set(name, (bearers.get(name) ?? new Set()).add(passage));
    }
    for (const [name, passages] of bearers) {
      const within = new Set([...passages].map((passage) => documents.get(passage)));
      tally.add(printed.get(name) ?? name, passages.size, within.size);
    }
  }
  return tally;
}

function membersOf(store: Store, scope: ResolvedScope, library: ResolvedLibrary): Members {
  const members: Members = { documents: new Map(), versions: new Map() };
  const filter = scope.filters.get(library.row);
  if (filter === undefined) return members;
  const rows = store.database
    .prepare<[unknown], [number, number, number, number]>(
      `SELECT passage.id, version.id, document.id, passage.ordinal
       FROM document
       CROSS JOIN version ON version.document = document.id
       CROSS JOIN passage ON passage.version = version.id
       WHERE document.library = @library AND document.removed_at IS NULL AND ${IN_SCOPE}
       ORDER BY version.id, passage.ordinal`,
    )
    .raw()
    .all({ ...filterParameters(filter), library: library.row });
  for (const [passage, version, document, place] of rows) {
    members.documents.set(passage, document);
    const held = members.versions.get(version);
    if (held === undefined) members.versions.set(version, { document, places: [place] });
    else held.places.push(place);
  }
  return members;
}

/** Each name once, as it is first printed. */
function offered(store: Store, sections: readonly StoredSection[]): string[] {
  const headingsAt = store.database
    .prepare<[number, number], string>('SELECT headings FROM passage WHERE version = ? AND ordinal = ?')
    .pluck();
  const byPath = new Map<string, string>();
  for (const { path, depth, version, first } of sections) {
    if (depth >= OFFERED_LEVELS || path === '' || byPath.has(path)) continue;
    const headings = JSON.parse(headingsAt.get(version, first) ?? '[]') as string[];
    byPath.set(path, joinedPath(headings.slice(0, depth + 1)));
  }
  return [...byPath.values()];
}

/** The ranges that each choice covers, none inside another. */
function rangesByChoice(
  sections: readonly StoredSection[],
  asked: ReturnType<typeof askForSections>,
): Map<string, StoredSection[]> {
  const ranges = new Map<string, StoredSection[]>();
  for (const section of sections) {
    for (const choice of asksForSection(section, asked)) {
      const before = ranges.get(choice) ?? [];
      const last = before.at(-1);
      if (last?.version === section.version && last.last >= section.last) continue;
      before.push(section);
      ranges.set(choice, before);
    }
  }
  return ranges;
}

/** How many of the ascending places lie in the range. */
function placesIn(places: readonly number[], { first, last }: StoredSection): number {
  return countBelow(places, last + 1) - countBelow(places, first);
}

function countBelow(places: readonly number[], limit: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
