import type { Embedder } from '../embed/embedder.ts';
import type { ResolvedLibrary } from '../store/libraries.ts';
import type { Store } from '../store/open-store.ts';
import type { ScopeFilter } from '../store/scope.ts';
import { distancesOf, nearestPassages } from '../store/vector-index.ts';
import { MEANING_CANDIDATES } from './search-constants.ts';

export interface MeaningLeg {
  /** Ids of the nearest passages in scope. */
  nearest: ReadonlySet<number>;
  /** Cosine by passage id: of the nearest, and of those that were asked for besides. */
  cosines: ReadonlyMap<number, number>;
}

export const NO_MEANING: MeaningLeg = { nearest: new Set(), cosines: new Map() };

export function findByMeaning(
  store: Store,
  library: ResolvedLibrary,
  filter: ScopeFilter,
  embedder: Pick<Embedder, 'fingerprint'>,
  vector: Float32Array,
): MeaningLeg {
  const found = nearestPassages(store, library, vector, embedder.fingerprint, filter, MEANING_CANDIDATES);
  return {
    nearest: new Set(found.map(({ id }) => id)),
    cosines: new Map(found.map(({ id, distance }) => [id, 1 - distance])),
  };
}

/** With the cosines of passages that another leg found: that they are not among the nearest does not make them far. */
export function withCosines(
  store: Store,
  { nearest, cosines }: MeaningLeg,
  ids: readonly number[],
  embedder: Pick<Embedder, 'fingerprint'>,
  vector: Float32Array,
): MeaningLeg {
  const unknown = ids.filter((id) => !cosines.has(id));
  const added = distancesOf(store, vector, embedder.fingerprint, unknown);
  return { nearest, cosines: new Map([...cosines, ...added.map(({ id, distance }) => [id, 1 - distance] as const)]) };
}
