import { expect, test } from 'vitest';
import { passageVectors } from '../../../../electron/engine/embed/passage-vectors.ts';

/** Two directions are all that adding needs. */
function embedderOf(vectors: Record<string, [number, number]>) {
  const read: string[] = [];
  const embedPassage = (input: string) => {
    read.push(input);
    return Promise.resolve(Float32Array.from(vectors[input] ?? [0, 0]));
  };
  return { read, embedPassage };
}

test('a passage without headings has the vector of its text', async () => {
  const vectorOf = passageVectors(embedderOf({ text: [1, 0] }));
  expect([...(await vectorOf({ text: 'text', headings: '' }))]).toEqual([1, 0]);
});

test('headings add a fifth of their vector, and the sum has length one', async () => {
  const vectorOf = passageVectors(embedderOf({ text: [1, 0], Leave: [0, 1] }));
  const [x = 0, y = 0] = await vectorOf({ text: 'text', headings: 'Leave' });
  expect(y / x).toBeCloseTo(0.2, 6);
  expect(Math.hypot(x, y)).toBeCloseTo(1, 6);
});

test('headings that passages share are read once', async () => {
  const embedder = embedderOf({ one: [1, 0], two: [1, 0], Leave: [0, 1] });
  const vectorOf = passageVectors(embedder);
  for (const text of ['one', 'two']) await vectorOf({ text, headings: 'Leave' });
  expect(embedder.read).toEqual(['one', 'Leave', 'two']);
});
