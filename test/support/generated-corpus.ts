import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createEmbedder } from '../../electron/engine/embed/load-embedder.ts';
import { prepareContent } from '../../electron/engine/ingest/prepare-content.ts';
import type { DocumentText } from '../../electron/engine/read/document-text.ts';
import { openStore } from '../../electron/engine/store/open-store.ts';
import { saveVersion } from '../../electron/engine/store/save-version.ts';
import { passagesToEmbed, saveVectors } from '../../electron/engine/store/vector-index.ts';
import { ROOT } from './start-test-engine.ts';

/** The one builder of made-up policies for tests of size: the same for the same number of passages, every time. */

const RULES_PER_DOCUMENT = 100;

const SUBJECTS = ['purchase order', 'invoice', 'annual leave', 'travel request', 'truck repair', 'visitor badge'];
const ACTORS = ['The branch manager', 'Accounts payable', 'Every employee', 'The shift lead', 'A contractor'];
const DUTIES = ['approves', 'reports', 'files', 'reviews', 'returns', 'signs'];
const CONDITIONS = ['above $%d.00', 'within %d days', 'for more than %d hours', 'in building %d', 'after %d weeks'];
const CHINESE = [
  '员工申请第%d项年假须提前提出。',
  '采购金额超过%d元的，由部门主管批准。',
  '維修費用在%d元以下者，免附請購單。',
];

export interface GeneratedDocument {
  key: string;
  /** One rule a line, from the third line on. */
  lines: string[];
}

export function* generatedDocuments(passages: number): Generator<GeneratedDocument> {
  for (let first = 0; first < passages; first += RULES_PER_DOCUMENT) {
    const count = Math.min(RULES_PER_DOCUMENT, passages - first);
    const rules = Array.from({ length: count }, (_, index) => ruleText(first + index));
    yield { key: `policy-${first / RULES_PER_DOCUMENT}.md`, lines: [`# Policy ${first}`, '', ...rules] };
  }
}

/** Writes the documents as files; answers the folder. */
export function writeCorpus(folder: string, passages: number): string {
  fs.mkdirSync(folder, { recursive: true });
  for (const { key, lines } of generatedDocuments(passages)) {
    fs.writeFileSync(path.join(folder, key), `${lines.join('\n')}\n`);
  }
  return folder;
}

/**
 * Saves the documents through the store's own write, with vectors drawn from the text's hash in place of the model's:
 * for tests of what a large library does to another one, where its meaning does not matter.
 */
export function saveCorpus(folder: string, { library, passages }: { library: string; passages: number }): void {
  const store = openStore(folder);
  const { fingerprint } = createEmbedder(path.join(ROOT, 'models'));
  for (const { key, lines } of generatedDocuments(passages)) {
    const text = lines.join('\n');
    const bytes = Buffer.from(text);
    const saved = saveVersion(store, {
      library,
      key,
      sourceFolder: '/generated',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: () => [bytes],
      ...prepareContent(key, documentText(text), (part) => part.length),
      today: 20_000,
      account: 'test',
    });
    if (!saved.ok) throw new Error(saved.error.code);
  }
  embedByHash(store, fingerprint);
  store.close();
}

function embedByHash(store: ReturnType<typeof openStore>, fingerprint: string): void {
  for (;;) {
    const waiting = passagesToEmbed(store, fingerprint, 500);
    if (waiting.length === 0) return;
    const rows = waiting.map(({ id, text }) => ({ id, inputHash: 'generated', vector: vectorOf(text) }));
    saveVectors(store, fingerprint, rows);
  }
}

function documentText(text: string): DocumentText {
  const [title = ''] = text.split('\n', 1);
  const blocks: DocumentText['blocks'] = [
    { type: 'heading', level: 1, start: 2, end: title.length },
    { type: 'paragraph', start: title.length + 2, end: text.length },
  ];
  return { format: 'markdown', encoding: 'utf-8', text, hasLines: true, blocks, pages: null, fields: {}, problems: [] };
}

function ruleText(number: number): string {
  if (number % 7 === 3) return pick(CHINESE, number).replace('%d', String(100 + number));
  const condition = pick(CONDITIONS, number >> 2).replace('%d', String(1 + (number % 900)));
  const subject = pick(SUBJECTS, number >> 1);
  return `${pick(ACTORS, number)} ${pick(DUTIES, number >> 3)} each ${subject} ${condition} under file ${number}.`;
}

function pick(words: readonly string[], number: number): string {
  return words[number % words.length] ?? '';
}

/** A unit vector of 384 numbers from the text's hash, by a linear congruential generator. */
function vectorOf(text: string): Float32Array {
  let state = createHash('sha256').update(text).digest().readUInt32LE(0);
  const vector = new Float32Array(384).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  });
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
