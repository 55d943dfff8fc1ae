import type { Embedder } from '../embed/embedder.ts';
import type { ResolvedLibrary } from '../store/libraries.ts';
import type { Store } from '../store/open-store.ts';
import type { ScopeFilter } from '../store/scope.ts';
import { anyWithoutVector, nearestPassages } from '../store/vector-index.ts';
import type { QuestionMeaning } from './measure-closeness.ts';
import { MEANING_CANDIDATES } from './search-constants.ts';

export interface MeaningLeg {
  /** Likeness by passage id of the nearest passages in scope; see `Closeness`. */
  likenesses: ReadonlyMap<number, number>;
  /**
   * What every other passage has at most: the likeness of the farthest of the nearest. Null when all that have a vector
   * are among them, and while some of the library wait for theirs: these are no farther than any. Looking vectors up takes
   * 10 to 20 ms.
   */
  others: number | null;
}

export const NO_MEANING: MeaningLeg = { likenesses: new Map(), others: null };

export function findByMeaning(
  store: Store,
  library: ResolvedLibrary,
  filter: ScopeFilter,
  embedder: Pick<Embedder, 'fingerprint'>,
  { own, length }: QuestionMeaning,
): MeaningLeg {
  const found = nearestPassages(store, library, own, embedder.fingerprint, filter, MEANING_CANDIDATES);
  const likenessAt = (distance: number) => (1 - distance) * length;
  const isKnownOfAll =
    found.length === MEANING_CANDIDATES && !anyWithoutVector(store, embedder.fingerprint, [library.row]);
  const farthest = found.at(-1);
  return {
    likenesses: new Map(found.map(({ id, distance }) => [id, likenessAt(distance)])),
    others: isKnownOfAll && farthest !== undefined ? likenessAt(farthest.distance) : null,
  };
}
