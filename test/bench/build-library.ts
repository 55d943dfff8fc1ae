import { createHash } from 'node:crypto';
import path from 'node:path';
import { passageInput } from '../../electron/engine/embed/passage-input.ts';
import { inputHash } from '../../electron/engine/embed/input-hash.ts';
import { loadShippedPhrasings } from '../../electron/engine/ingest/shipped-phrasings.ts';
import { prepareContent } from '../../electron/engine/ingest/prepare-content.ts';
import { readMarkdown } from '../../electron/engine/read/read-markdown.ts';
import type { CountTokens } from '../../electron/engine/split/split-passages.ts';
import { openStore } from '../../electron/engine/store/open-store.ts';
import { syncShippedPhrasings } from '../../electron/engine/store/phrasings.ts';
import { saveVersion } from '../../electron/engine/store/save-version.ts';
import { passagesToEmbed, saveVectors } from '../../electron/engine/store/vector-index.ts';
import type { GeneratedDocument } from '../support/generated-corpus.ts';
import { ROOT } from '../support/start-test-engine.ts';

export interface LibraryPlan {
  /** Data folder; a store that is there gets one library more. */
  folder: string;
  library: string;
  documents: Iterable<GeneratedDocument>;
  countTokens: CountTokens;
  /** Fingerprint of the model, and its vector of the next passage. */
  fingerprint: string;
  nextVector: () => Float32Array;
}

export interface BuiltLibrary {
  passages: number;
  /** Of the documents' text. */
  utf8Bytes: number;
  /** Splitting, making words and saving, without reading the Markdown. */
  savingMs: number;
}

/** Passages of one write of vectors: a larger one than an import makes, since none of these waits for the model. */
const VECTORS_AT_ONCE = 1_000;

/** Builds a library by the store's own writes, with vectors that no model had to make. */
export async function buildLibrary(plan: LibraryPlan): Promise<BuiltLibrary> {
  const store = openStore(plan.folder);
  syncShippedPhrasings(store, await loadShippedPhrasings(path.join(ROOT, 'resources')), 'bench');
  const built: BuiltLibrary = { passages: 0, utf8Bytes: 0, savingMs: 0 };
  for (const { key, lines } of plan.documents) {
    const bytes = Buffer.from(`${lines.join('\n')}\n`);
    const document = readMarkdown({ bytes, fileName: key });
    const before = performance.now();
    const content = prepareContent(key, document, plan.countTokens);
    const saved = saveVersion(store, {
      library: plan.library,
      key,
      sourceFolder: '/generated',
      sha256: sha256(bytes),
      bytes: () => [bytes],
      ...content,
      today: 20_000,
      account: 'bench',
    });
    built.savingMs += performance.now() - before;
    if (!saved.ok) throw new Error(saved.error.code);
    built.passages += content.passages.length;
    built.utf8Bytes += bytes.length;
  }
  for (;;) {
    const waiting = passagesToEmbed(store, plan.fingerprint, VECTORS_AT_ONCE);
    if (waiting.length === 0) break;
    const rows = waiting.map(({ id, ...passage }) => ({
      id,
      inputHash: inputHash(passageInput(passage)),
      vector: plan.nextVector(),
    }));
    saveVectors(store, plan.fingerprint, rows);
  }
  store.database.pragma('wal_checkpoint(TRUNCATE)');
  store.close();
  return built;
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
