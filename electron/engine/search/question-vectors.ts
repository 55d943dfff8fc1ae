import type { DegradedCode } from '../../../shared/search-result.ts';
import type { Embedder } from '../embed/embedder.ts';
import type { Store } from '../store/open-store.ts';
import type { ResolvedLibrary } from '../store/libraries.ts';
import { anyWithoutVector } from '../store/vector-index.ts';

/** Why the meaning leg can do nothing now; null when it can. A model that is not loaded yet is not waited for. */
export function modelProblem(embedder: Embedder): DegradedCode | null {
  switch (embedder.state()) {
    case 'ready':
      return null;
    case 'missing':
      return 'model-missing';
    case 'corrupt':
      return 'model-corrupt';
    case 'idle':
    case 'loading':
      return 'model-loading';
  }
}

/** Vectors of questions, each text once. Null for an empty text, which means nothing. */
export function createQuestionVectors(embedder: Embedder): (text: string) => Promise<Float32Array | null> {
  const vectors = new Map<string, Promise<Float32Array>>();
  return async (text) => {
    if (text.trim() === '') return null;
    const vector = vectors.get(text) ?? embedder.embedQuery(text);
    vectors.set(text, vector);
    return vector;
  };
}

/** Whether passages of these libraries still wait for a vector of the model in use. */
export function meaningIncomplete(store: Store, embedder: Embedder, libraries: readonly ResolvedLibrary[]): boolean {
  return anyWithoutVector(
    store,
    embedder.fingerprint,
    libraries.map(({ row }) => row),
  );
}
