import path from 'node:path';
import { expect, test } from 'vitest';
import neighbours from '../../eval/neighbours.json';
import { makeTestFolder } from '../../support/open-test-store.ts';
import { placesOf, ROOT, startTestEngine } from '../../support/start-test-engine.ts';

const QUESTION = 'Do we need a PO for a $400 repair?';
const DEMO = path.join(ROOT, 'resources', 'demo');

test('the rule and its exception are the first two hits of a question in other words', async () => {
  const engine = startTestEngine(makeTestFolder());
  await engine.importFiles('Cedar Ridge', path.join(DEMO, 'cedar-ridge'));
  await engine.ask('waitForVectors', {});
  const answer = await engine.search('Cedar Ridge', QUESTION);
  expect(placesOf(answer).slice(0, 2).sort()).toEqual(['purchasing-policy.md:5', 'purchasing-policy.md:6']);
});

test('the abbreviation in the question is named among what was also searched', async () => {
  const engine = startTestEngine(makeTestFolder());
  await engine.importFiles('Cedar Ridge', path.join(DEMO, 'cedar-ridge', 'purchasing-policy.md'));
  const answer = await engine.search('Cedar Ridge', QUESTION, { legs: ['words'] });
  expect(answer.widened).toContainEqual({ from: 'PO', to: 'purchase order', origin: 'shipped' });
});

test('the same question in another organisation is answered from its own rules', async () => {
  const engine = startTestEngine(makeTestFolder());
  await engine.importFiles('Cedar Ridge', path.join(DEMO, 'cedar-ridge'));
  await engine.importFiles('Brightline', path.join(DEMO, 'brightline'));
  await engine.ask('waitForVectors', {});
  const answer = await engine.search('Brightline', QUESTION);
  expect(answer.hits[0]).toMatchObject({
    library: 'Brightline',
    document: { key: 'purchase-order-matching-policy.md' },
    lines: [5, 5],
    text: expect.stringContaining('Every invoice must match a purchase order (PO) before it is paid.'),
  });
  expect(new Set([...answer.hits, ...answer.nearest].map((hit) => hit.library))).toEqual(new Set(['Brightline']));
});

test('all of ten further questions find both neighbouring lines that answer them', async () => {
  const engine = startTestEngine(makeTestFolder());
  await engine.importFiles('Neighbours', path.join(ROOT, 'test', 'eval', 'neighbours'));
  await engine.ask('waitForVectors', {});
  const missed: string[] = [];
  for (const question of neighbours) {
    const { hits } = await engine.search('Neighbours', question.text);
    const firstTwo = hits.slice(0, 2).map(({ document, text }) => ({ document: document.key, text }));
    const all = question.accept.every(({ document, contains }) =>
      firstTwo.some((hit) => hit.document === document && hit.text.includes(contains)),
    );
    if (!all) missed.push(question.id);
  }
  expect(missed).toEqual([]);
});
