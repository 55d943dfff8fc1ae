import type { Embedder } from './embedder.ts';
import { HEADINGS_PART, type PassageInput } from './passage-input.ts';

/** Heading paths whose vectors are kept: passages come in the order of their document, so one would nearly do. */
const MOST_KNOWN = 256;

/**
 * Makes vectors of passages: that of the text with a part of that of its headings added, of length one. "Within 30 days."
 * alone says nothing of what is due; but headings before the text, in one input, hide what the text says itself. A
 * heading path is embedded once for the passages in a row that share it. Rejects as `embedPassage` does.
 */
export function passageVectors(
  embedder: Pick<Embedder, 'embedPassage'>,
): (input: PassageInput) => Promise<Float32Array> {
  const known = new Map<string, Float32Array>();

  async function headingsVector(headings: string): Promise<Float32Array> {
    const found = known.get(headings) ?? (await embedder.embedPassage(headings));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(headings, found);
    return found;
  }

  return async ({ text, headings }) => {
    const vector = await embedder.embedPassage(text);
    return headings === '' ? vector : unitSum(vector, await headingsVector(headings));
  };
}

function unitSum(text: Float32Array, headings: Float32Array): Float32Array {
  const sum = text.map((value, index) => value + HEADINGS_PART * (headings[index] ?? 0));
  const length = Math.hypot(...sum);
  return sum.map((value) => value / length);
}
