import type { PreTrainedTokenizer } from '@huggingface/transformers';
import path from 'node:path';
import { checkModelFiles } from './check-model-files.ts';
import { readModelManifest, type ModelManifest } from './model-manifest.ts';
import { offlineTransformers } from './offline-transformers.ts';

/** The tables take 0.7 s and some 100 MB, so counter and model share one tokenizer for each folder. */
const loaded = new Map<string, Promise<PreTrainedTokenizer>>();

/** The model's tokenizer. Throws `model-missing` or `model-corrupt`; may be called again when the file is back. */
export function loadTokenizer(modelsFolder: string, manifest: ModelManifest): Promise<PreTrainedTokenizer> {
  const folder = path.resolve(modelsFolder, manifest.folder);
  const known = loaded.get(folder);
  if (known) return known;
  const loading = readTokenizer(folder, manifest);
  loaded.set(folder, loading);
  loading.catch(() => loaded.delete(folder));
  return loading;
}

/**
 * Counts tokens as the model does, special tokens not counted. Without the tokenizer's files it answers an upper bound
 * instead, so that passages made meanwhile are never too long for the model.
 */
export async function loadTokenCounter(modelsFolder: string): Promise<(text: string) => number> {
  try {
    const tokenizer = await loadTokenizer(modelsFolder, readModelManifest(modelsFolder));
    return wordByWord((word) => tokenizer.encode(word, { add_special_tokens: false }).length);
  } catch {
    return tokenUpperBound;
  }
}

/** Words whose counts are remembered; a text of policies has far fewer different ones. */
const MOST_WORDS = 50_000;
/** In UTF-16 units. Chinese has no spaces, and its sentences hardly ever come back. */
const LONGEST_KNOWN_WORD = 24;

/**
 * Counts word by word, each different word once: no token reaches over a space, and of 8 MB in one line most words have
 * been seen before.
 */
function wordByWord(count: (word: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    let tokens = 0;
    for (const word of text.match(/\S+/g) ?? []) {
      const own = known.get(word) ?? count(word);
      if (known.size < MOST_WORDS && word.length <= LONGEST_KNOWN_WORD) known.set(word, own);
      tokens += own;
    }
    return tokens;
  };
}

/**
 * No text has more tokens than this: a token holds at least one code point of the normalized text, and each word may
 * begin with one of its own. NFKC makes up to 18 code points out of one, so it is counted after that.
 */
function tokenUpperBound(text: string): number {
  const normalized = text.normalize('NFKC');
  return [...normalized].length + (normalized.match(/\S+/g)?.length ?? 0);
}

async function readTokenizer(folder: string, manifest: ModelManifest): Promise<PreTrainedTokenizer> {
  await checkModelFiles(
    folder,
    manifest.files.filter((file) => file.path.startsWith('tokenizer')),
  );
  const { AutoTokenizer } = await offlineTransformers();
  return AutoTokenizer.from_pretrained(folder);
}
