import type { Embedder } from '../embed/embedder.ts';
import type { ResolvedLibrary } from '../store/libraries.ts';
import type { Store } from '../store/open-store.ts';
import type { ScopeFilter } from '../store/scope.ts';
import { nearestPassages } from '../store/vector-index.ts';
import { MEANING_CANDIDATES } from './search-constants.ts';

export interface MeaningLeg {
  /** Cosine by passage id of the nearest passages in scope. */
  cosines: ReadonlyMap<number, number>;
  /**
   * What every other passage has at most: the cosine of the farthest of the nearest. Null when all that have a vector are
   * among them, so that of others nothing is known. Looking their vectors up takes 10 to 20 ms.
   */
  others: number | null;
}

export const NO_MEANING: MeaningLeg = { cosines: new Map(), others: null };

export function findByMeaning(
  store: Store,
  library: ResolvedLibrary,
  filter: ScopeFilter,
  embedder: Pick<Embedder, 'fingerprint'>,
  vector: Float32Array,
): MeaningLeg {
  const found = nearestPassages(store, library, vector, embedder.fingerprint, filter, MEANING_CANDIDATES);
  const farthest = found.at(-1);
  return {
    cosines: new Map(found.map(({ id, distance }) => [id, 1 - distance])),
    others: found.length < MEANING_CANDIDATES || farthest === undefined ? null : 1 - farthest.distance,
  };
}
