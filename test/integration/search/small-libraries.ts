import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hit, Leg, SearchAnswer } from '../../../shared/search-result.ts';
import type { Scope } from '../../../shared/scope.ts';
import { parseDay, type Day } from '../../../shared/dates.ts';
import type { Embedder } from '../../../electron/engine/embed/embedder.ts';
import { createEmbedder } from '../../../electron/engine/embed/load-embedder.ts';
import { loadTokenCounter } from '../../../electron/engine/embed/load-tokenizer.ts';
import { loadOrdinaryWords } from '../../../electron/engine/embed/ordinary-words.ts';
import { passageInput } from '../../../electron/engine/embed/passage-input.ts';
import { passageVectors } from '../../../electron/engine/embed/passage-vectors.ts';
import { prepareContent } from '../../../electron/engine/ingest/prepare-content.ts';
import { readMarkdown } from '../../../electron/engine/read/read-markdown.ts';
import { searchPolicies, type SearchRequest } from '../../../electron/engine/search/search-policies.ts';
import { findLibraryByName } from '../../../electron/engine/store/libraries.ts';
import { openStore, type Store } from '../../../electron/engine/store/open-store.ts';
import { syncShippedPhrasings } from '../../../electron/engine/store/phrasings.ts';
import { saveVersion } from '../../../electron/engine/store/save-version.ts';
import { passagesToEmbed, saveVectors } from '../../../electron/engine/store/vector-index.ts';

const MODELS_FOLDER = fileURLToPath(new URL('../../../models', import.meta.url));

function day(text: string): Day {
  const parsed = parseDay(text);
  if (parsed === null) throw new Error(`${text} is no day`);
  return parsed;
}

export const TODAY = day('2026-06-15');

/** Libraries by name, each with its Markdown files by key. */
export type LibraryTexts = Record<string, Record<string, string>>;

/** A real store with the real model over a few hand-written policies. */
export class SmallLibraries {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'policy-search-'));
  readonly store: Store = openStore(this.folder);
  readonly embedder: Embedder = createEmbedder(MODELS_FOLDER);

  /** Loads the model, and makes every passage searchable in all ways. */
  async open(libraries: LibraryTexts): Promise<void> {
    await this.embedder.load();
    syncShippedPhrasings(this.store, [{ short: 'PO', long: 'purchase order' }], 'tester');
    await this.add(libraries);
    await this.embed();
  }

  async add(libraries: LibraryTexts): Promise<void> {
    const countTokens = await loadTokenCounter(MODELS_FOLDER);
    for (const [library, files] of Object.entries(libraries)) {
      for (const [key, text] of Object.entries(files)) {
        const bytes = Buffer.from(text, 'utf8');
        const saved = saveVersion(this.store, {
          library,
          key,
          sourceFolder: `/policies/${library}`,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          bytes: () => [bytes],
          ...prepareContent(key, readMarkdown({ bytes, fileName: key }), countTokens),
          today: day('2025-01-01'),
          account: 'tester',
        });
        if (!saved.ok) throw new Error(saved.error.code);
      }
    }
  }

  async embed(): Promise<void> {
    const vectorOf = passageVectors(this.embedder);
    for (;;) {
      const waiting = passagesToEmbed(this.store, this.embedder.fingerprint, 100);
      if (waiting.length === 0) return;
      for (const { id, ...passage } of waiting) {
        const vector = await vectorOf(passageInput(passage));
        saveVectors(this.store, this.embedder.fingerprint, [{ id, inputHash: '', vector }]);
      }
    }
  }

  idOf(library: string): string {
    const found = findLibraryByName(this.store, library);
    if (!found) throw new Error(`there is no library ${library}`);
    return found.id;
  }

  /** The whole result, for tests of errors. */
  request(request: SearchRequest, signal?: AbortSignal) {
    const ordinaryWords = () => loadOrdinaryWords(MODELS_FOLDER);
    const parts = { store: this.store, embedder: this.embedder, today: () => TODAY, ordinaryWords };
    return searchPolicies(parts, request, signal);
  }

  async ask(
    library: string,
    query: string,
    more: Omit<Scope, 'libraries'> & { limit?: number; legs?: Leg[] } = {},
  ): Promise<SearchAnswer> {
    const { limit, legs, ...scope } = more;
    const result = await this.request({ query, limit, legs, scope: { libraries: [this.idOf(library)], ...scope } });
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  }

  async close(): Promise<void> {
    await this.embedder.close();
    this.store.close();
    rmSync(this.folder, { recursive: true });
  }
}

/** "purchasing.md:5" for a hit on line 5. */
export function places(hits: readonly Hit[]): string[] {
  return hits.map(({ document, lines }) => `${document.key}:${String(lines?.[0])}`);
}
