import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbedder } from '../../../electron/engine/embed/load-embedder.ts';
import { MODELS_FOLDER } from './models-folder.ts';

const embedder = createEmbedder(MODELS_FOLDER);
beforeAll(() => embedder.load());
afterAll(() => embedder.close());

const RULE = 'Purchasing policy\nA purchase order is required for any purchase above $500.00.';

function cosine(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}

test('a text has the same vector, byte for byte, before and after others', async () => {
  const before = await embedder.embedPassage(RULE);
  await embedder.embedPassage('年假應於三個月前提出申請。'.repeat(20));
  await embedder.embedQuery('How long is parental leave?');
  const after = await embedder.embedPassage(RULE);
  expect(Buffer.from(after.buffer).equals(Buffer.from(before.buffer))).toBe(true);
});

test('a text has the same vector, byte for byte, while others wait with it', async () => {
  const alone = await embedder.embedPassage(RULE);
  const [together] = await Promise.all([
    embedder.embedPassage(RULE),
    embedder.embedPassage('Bags are carried by hand.'),
    embedder.embedQuery('Who carries the bags?'),
  ]);
  expect(Buffer.from(together.buffer).equals(Buffer.from(alone.buffer))).toBe(true);
});

test('a question asked during an import is answered before the passages that wait', async () => {
  const order: string[] = [];
  const passages = Array.from({ length: 5 }, (_, index) =>
    embedder.embedPassage(`${RULE} ${String(index)}`).then(() => order.push('passage')),
  );
  const query = embedder.embedQuery('Do we need a PO?').then(() => order.push('query'));
  await Promise.all([...passages, query]);
  expect(order).toEqual(['passage', 'query', 'passage', 'passage', 'passage', 'passage']);
});

test.each([
  ['an English question', 'When do I have to hand in my travel receipts?'],
  ['the same in traditional Chinese', '出差單據什麼時候要交？'],
  ['the same in simplified Chinese', '出差票据什么时候要交？'],
])('%s lies nearer to the rule that answers it than to another rule', async (_name, question) => {
  const query = await embedder.embedQuery(question);
  const answer = await embedder.embedPassage('Receipts of a business trip are handed in within 30 days of return.');
  const other = await embedder.embedPassage('Visitors sign the book at the reception and wear a badge.');
  expect(cosine(query, answer)).toBeGreaterThan(cosine(query, other));
});

test.each([
  ['nothing', ''],
  ['characters the model does not know', '\u0e44\u0e17\u0e22 \u0000 \u0410'],
  ['an emoji', '🦺'],
  ['10,000 characters', 'receipts and badges '.repeat(500)],
])('%s still has a unit vector', async (_name, text) => {
  const vector = await embedder.embedQuery(text);
  expect(vector).toHaveLength(384);
  expect(cosine(vector, vector)).toBeCloseTo(1, 4);
});
