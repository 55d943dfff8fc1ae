import type { PhrasingEntry } from '../../../shared/phrasing-operations.ts';
import type { ResolvedLibrary } from '../store/libraries.ts';
import type { Store } from '../store/open-store.ts';
import { listPhrasings, listShippedPhrasings, type Phrasing } from '../store/phrasings.ts';
import { clauseCell } from './phrasing-clause.ts';
import { formatPhrasingsCsv, type PhrasingCells } from './phrasings-csv.ts';

/** The phrasings of a library, the oldest first, then the shipped list. */
export function phrasingEntries(store: Store, library: ResolvedLibrary): PhrasingEntry[] {
  return [...listPhrasings(store, library), ...listShippedPhrasings(store)].map((phrasing) => ({
    id: phrasing.id,
    phrasing: phrasing.phrasing,
    meaning: phrasing.meaning,
    origin: phrasing.origin,
    document: phrasing.document,
    clause: phrasing.clauseKey,
    author: phrasing.author,
    date: new Date(phrasing.createdAt).toISOString(),
    lostItsRule: phrasing.lostItsRule,
  }));
}

/** The phrasings of several libraries, and once the shipped list, as the text of a CSV file. */
export function exportPhrasings(store: Store, libraries: readonly ResolvedLibrary[]): { csv: string; lines: number } {
  const lines = [
    ...libraries.flatMap((library) => listPhrasings(store, library).map((one) => cellsOf(one, library.name))),
    ...listShippedPhrasings(store).map((one) => cellsOf(one, '')),
  ];
  return { csv: formatPhrasingsCsv(lines), lines: lines.length };
}

function cellsOf(phrasing: Phrasing, library: string): PhrasingCells {
  return {
    library,
    document: phrasing.document ?? '',
    clause: clauseCell(phrasing.clauseKey, phrasing.textHash, phrasing.numberIsUnique),
    phrasing: phrasing.phrasing,
    meaning: phrasing.meaning ?? '',
    origin: phrasing.origin,
    author: phrasing.author ?? '',
    date: new Date(phrasing.createdAt).toISOString(),
  };
}
