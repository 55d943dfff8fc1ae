import { expect, it } from 'vitest';
import type { Hit } from '../../../../shared/search-result.ts';
import { passageOfHit, placeOfHit } from '../../../../renderer/reader/opened-place.ts';

const LIBRARY = '11111111-1111-4111-8111-111111111111';
const VERSION = 'b'.repeat(64);
const HIT: Hit = {
  rank: 1,
  score: 0.5,
  reference: `plr1:${LIBRARY}/travel%2Fmeals.md/${VERSION}/4.2/120-180/0123456789abcdef`,
  library: 'Cedar Ridge',
  kind: 'policy',
  document: { key: 'travel/meals.md', title: 'Meals' },
  version: { label: '1', sha256: VERSION, status: 'in-force', from: null, to: null },
  clause: '4.2',
  headings: [],
  lines: [7, 7],
  pages: null,
  pageLabels: null,
  text: 'x'.repeat(60),
  marks: [
    [0, 5],
    [20, 31],
  ],
  why: { ruleNumber: 0, words: 0.5, meaning: 0, kind: 0 },
  matched: [1, 1],
};

it('a hit opens the version that it was found in', () => {
  expect(placeOfHit(HIT)).toEqual({
    address: { library: LIBRARY, document: 'travel/meals.md', sha256: VERSION },
    title: 'Meals',
    hit: HIT,
  });
});

it('marks of a hit are found again in the whole text', () => {
  expect(passageOfHit(HIT)).toEqual({
    range: [120, 180],
    marks: [
      [120, 125],
      [140, 151],
    ],
  });
});

it('a reference that cannot be understood opens nothing', () => {
  expect(placeOfHit({ ...HIT, reference: 'plr1:gone' })).toBeNull();
});
