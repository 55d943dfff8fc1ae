import { expect, test } from 'vitest';
import { pageLines } from '../../../../../electron/engine/read/recognise/page-lines.ts';
import type { FoundLine } from '../../../../../electron/engine/read/recognise/tesseract.ts';

/** Words with their left edges in pixels, on a row of 50 pixels at 250 dots per inch. */
function found(words: [text: string, left: number][], confidence = 90, rowHeight = 50): FoundLine {
  const [first, last] = [words[0]?.[1] ?? 0, words.at(-1)?.[1] ?? 0];
  return {
    bbox: { x0: first, y0: 100, x1: last + 38, y1: 140 },
    baseline: { x0: first, y0: 138, x1: last + 38, y1: 140 },
    confidence,
    rowAttributes: { rowHeight },
    words: words.map(([text, left]) => ({ text, bbox: { x0: left, y0: 100, x1: left + 38, y1: 140 }, confidence })),
  };
}

function textsOf(words: [string, number][]): string[] {
  return pageLines([found(words)], 250).flatMap((line) => line.words.map((word) => word.text));
}

test.each(['[國', ',國', '”國'])('what is made of the wide space behind a clause number (%s) is left out', (first) => {
  expect(
    textsOf([
      ['第', 0],
      ['三', 40],
      ['條', 80],
      [first, 170],
      ['內', 210],
    ]),
  ).toEqual(['第', '三', '條 ', '國', '內']);
});

test('a clause number in the middle of a line keeps the sign behind it', () => {
  expect(
    textsOf([
      ['依', 0],
      ['第', 40],
      ['三', 80],
      ['條', 120],
      [',', 160],
    ]).join(''),
  ).toBe('依第三條，');
});

test('signs between Chinese characters are full-width, between Latin words they are not', () => {
  expect(
    textsOf([
      ['上', 0],
      ['限', 40],
      [',', 80],
      ['超', 120],
    ]).join(''),
  ).toBe('上限，超');
  expect(
    textsOf([
      ['limit', 0],
      [',', 80],
      ['above', 120],
    ]),
  ).toEqual(['limit', ',', 'above']);
});

test('places are points: 250 pixels are one inch', () => {
  const [line] = pageLines([found([['Leave', 250]])], 250);
  expect(line).toMatchObject({ top: 28.8, height: 11.52, baseline: 40.03, words: [{ left: 72, width: 10.94 }] });
});

test('lines that are hardly larger than the others are of the same size, a title is not', () => {
  const lines = [90, 50, 51, 49].map((rowHeight) =>
    found(
      [
        ['規', 0],
        ['定', 40],
      ],
      90,
      rowHeight,
    ),
  );
  const [title, ...rest] = pageLines(lines, 250).map((line) => line.size);
  expect(new Set(rest).size).toBe(1);
  expect(title).toBeGreaterThan((rest[0] ?? 0) * 1.5);
});

test('a line that is hardly sure of anything is dirt, and left out', () => {
  expect(pageLines([found([['~—', 0]], 12), found([['Leave', 0]])], 250)).toHaveLength(1);
});
