import { loadTokenizer } from './load-tokenizer.ts';
import { readModelManifest } from './model-manifest.ts';

/**
 * Tells words that people write every day from misspelt ones: the model's tokenizer, which was made from a large part of
 * the web, has a token of its own for the former (many, spend, Portugal), hardly ever for the latter (reimburs-ment).
 * Without the tokenizer's files every word counts as ordinary.
 */
export async function loadOrdinaryWords(modelsFolder: string): Promise<(word: string) => boolean> {
  try {
    const tokenizer = await loadTokenizer(modelsFolder, readModelManifest(modelsFolder));
    return (word) => tokenizer.encode(word, { add_special_tokens: false }).length === 1;
  } catch {
    return () => true;
  }
}
