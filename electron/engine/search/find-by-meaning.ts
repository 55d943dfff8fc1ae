import type { Embedder } from '../embed/embedder.ts';
import type { ResolvedLibrary } from '../store/libraries.ts';
import type { Store } from '../store/open-store.ts';
import type { ScopeFilter } from '../store/scope.ts';
import { nearestPassages } from '../store/vector-index.ts';
import { MEANING_CANDIDATES } from './search-constants.ts';

/** Cosine by passage id of the nearest passages in scope. */
export type MeaningLeg = ReadonlyMap<number, number>;

export function findByMeaning(
  store: Store,
  library: ResolvedLibrary,
  filter: ScopeFilter,
  embedder: Pick<Embedder, 'fingerprint'>,
  vector: Float32Array,
): MeaningLeg {
  const found = nearestPassages(store, library, vector, embedder.fingerprint, filter, MEANING_CANDIDATES);
  return new Map(found.map(({ id, distance }) => [id, 1 - distance]));
}
