import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadTokenCounter, loadTokenizer } from '../../../electron/engine/embed/load-tokenizer.ts';
import { readModelManifest } from '../../../electron/engine/embed/model-manifest.ts';
import { copyOfModels, MODELS_FOLDER } from './models-folder.ts';

const TEXTS = [
  'A purchase order is required for any purchase above $500.00.',
  '第三條　員工應於三日前提出申請，並經直屬主管核准。',
  '超时30分钟以上的订单，平台补偿5元。',
  'ﬁnal Ⅷ ﷺ ㈱ 🦺🦺 a\u0301',
  '',
];

test('tokens are counted as the model counts them', async () => {
  const count = await loadTokenCounter(MODELS_FOLDER);
  expect(count('')).toBe(0);
  expect(count('purchase order')).toBe(2);
});

test('the tokens of words together are those of their text', async () => {
  const tokenizer = await loadTokenizer(MODELS_FOLDER, readModelManifest(MODELS_FOLDER));
  const count = await loadTokenCounter(MODELS_FOLDER);
  for (const text of [...TEXTS, 'No. 5,  e.g. a\tlist\nof “words”', '員工 Employee　第３條']) {
    expect(count(text)).toBe(tokenizer.encode(text, { add_special_tokens: false }).length);
  }
});

test('without the tokenizer the count is never below the true one', async () => {
  const models = copyOfModels();
  rmSync(models.tokenizer);
  const bound = await loadTokenCounter(models.folder);
  const count = await loadTokenCounter(MODELS_FOLDER);
  models.remove();
  for (const text of TEXTS) expect(bound(text)).toBeGreaterThanOrEqual(count(text));
});
