import type { Embedder } from '../embed/embedder.ts';
import { inputHash } from '../embed/input-hash.ts';
import { passageInput, type PassageInput } from '../embed/passage-input.ts';
import { passageVectors } from '../embed/passage-vectors.ts';
import type { Store } from '../store/open-store.ts';
import { passagesToEmbed, saveVectors, type NewVector, type PassageToEmbed } from '../store/vector-index.ts';

/** Passages in one write: about a second of work, which is what a killed process loses. */
const BATCH = 32;

/**
 * Gives every passage that has none its vector, one passage at a time, until none is left or `signal` aborts. What is
 * done is stored batch by batch. Answers how many. Rejects with `model-missing`, `model-corrupt` or a store's code.
 */
export async function embedWaiting(
  { store, embedder }: { store: Store; embedder: Embedder },
  signal: AbortSignal,
  onProgress: () => void,
): Promise<number> {
  const vectorOf = passageVectors(embedder);
  let embedded = 0;
  for (;;) {
    const passages = signal.aborted ? [] : passagesToEmbed(store, embedder.fingerprint, BATCH);
    if (passages.length === 0) return embedded;
    const vectors = await embedEach(vectorOf, passages, signal);
    saveVectors(store, embedder.fingerprint, vectors);
    embedded += vectors.length;
    onProgress();
  }
}

async function embedEach(
  vectorOf: (input: PassageInput) => Promise<Float32Array>,
  passages: readonly PassageToEmbed[],
  signal: AbortSignal,
): Promise<NewVector[]> {
  const vectors: NewVector[] = [];
  for (const passage of passages) {
    if (signal.aborted) break;
    const input = passageInput(passage);
    vectors.push({ id: passage.id, inputHash: inputHash(input), vector: await vectorOf(input) });
  }
  return vectors;
}
