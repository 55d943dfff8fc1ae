import type { Embedder } from '../embed/embedder.ts';
import type { ResolvedLibrary } from '../store/libraries.ts';
import type { Store } from '../store/open-store.ts';
import type { ScopeFilter } from '../store/scope.ts';
import { nearestPassages } from '../store/vector-index.ts';
import type { QuestionMeaning } from './measure-closeness.ts';
import { MEANING_CANDIDATES } from './search-constants.ts';

export interface MeaningLeg {
  /** Of the nearest passages in scope, by id: the product with the question's vector without its language. */
  products: ReadonlyMap<number, number>;
  /**
   * What every other passage has at most: the product of the farthest of the nearest. Null when all that have a vector are
   * among them, so that of others nothing is known.
   */
  others: number | null;
}

export const NO_MEANING: MeaningLeg = { products: new Map(), others: null };

/** Without the question's language: among many passages in its script those in another one would not be found at all. */
export function findByMeaning(
  store: Store,
  library: ResolvedLibrary,
  filter: ScopeFilter,
  embedder: Pick<Embedder, 'fingerprint'>,
  { withoutLanguage: { vector, length } }: QuestionMeaning,
): MeaningLeg {
  const found = nearestPassages(store, library, vector, embedder.fingerprint, filter, MEANING_CANDIDATES);
  const productOf = (distance: number) => length * (1 - distance);
  const farthest = found.at(-1);
  return {
    products: new Map(found.map(({ id, distance }) => [id, productOf(distance)])),
    others: found.length < MEANING_CANDIDATES || farthest === undefined ? null : productOf(farthest.distance),
  };
}
