import { expect, it } from 'vitest';
import type { Hit } from '../../../../shared/search-result.ts';
import { groupByLibrary } from '../../../../renderer/search/group-hits.ts';

function hit(rank: number, library: string): Hit {
  return {
    rank,
    score: 0.5,
    reference: `place ${rank}`,
    library,
    kind: 'policy',
    document: { key: 'a.md', title: 'A' },
    version: { label: '1', sha256: 'a'.repeat(64), status: 'in-force', from: null, to: null },
    clause: null,
    headings: [],
    lines: [rank, rank],
    pages: null,
    pageLabels: null,
    text: 'A rule.',
    marks: [],
    why: { ruleNumber: 0, words: 0.5, meaning: 0, kind: 0 },
    matched: [1, 1],
  };
}

it('hits of several libraries stand under their library, the library of the best hit first', () => {
  const hits = [hit(1, 'Brightline'), hit(2, 'Cedar Ridge'), hit(3, 'Brightline')];
  expect(groupByLibrary(hits).map((group) => [group.library, group.hits.map(({ rank }) => rank)])).toEqual([
    ['Brightline', [1, 3]],
    ['Cedar Ridge', [2]],
  ]);
});
