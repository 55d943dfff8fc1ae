import { filterParameters, IN_SCOPE } from './filter-parameters.ts';
import type { ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import type { ScopeFilter } from './scope.ts';

/** What people said that these passages answer, by passage; one to which nobody said anything has no entry. */
export function taughtPhrasings(store: Store, passageIds: readonly number[]): Map<number, string[]> {
  const rows = store.database
    .prepare<[string], { passage: number; phrasing: string }>(
      `SELECT taught.passage, phrasing.phrasing
       FROM json_each(?) AS wanted
       JOIN taught_passage AS taught ON taught.passage = wanted.value
       JOIN phrasing ON phrasing.id = taught.phrasing`,
    )
    .all(JSON.stringify(passageIds));
  const taught = new Map<number, string[]>();
  for (const { passage, phrasing } of rows) {
    const others = taught.get(passage);
    if (others === undefined) taught.set(passage, [phrasing]);
    else others.push(phrasing);
  }
  return taught;
}

/** Ids of the passages in scope that were taught exactly this text: they are found whatever its words are. */
export function passagesTaught(store: Store, library: ResolvedLibrary, text: string, filter: ScopeFilter): number[] {
  return store.database
    .prepare(
      `SELECT DISTINCT passage.id
       FROM phrasing
       JOIN taught_passage AS taught ON taught.phrasing = phrasing.id
       JOIN passage ON passage.id = taught.passage
       JOIN version ON version.id = passage.version
       JOIN document ON document.id = passage.document
       WHERE phrasing.library = @library AND phrasing.phrasing = @text AND document.removed_at IS NULL
         AND ${IN_SCOPE}
       ORDER BY passage.id`,
    )
    .pluck()
    .all({ ...filterParameters(filter), library: library.row, text }) as number[];
}
