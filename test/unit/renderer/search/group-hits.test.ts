import { expect, it } from 'vitest';
import type { Hit } from '../../../../shared/search-result.ts';
import { groupByDocument, groupByLibrary, inListOrder } from '../../../../renderer/search/group-hits.ts';

function hit(rank: number, library: string, key = 'a.md'): Hit {
  return {
    rank,
    score: 0.5,
    reference: `place ${rank}`,
    library,
    kind: 'policy',
    document: { key, title: 'A' },
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

it('hits of one document stand under it, the document of the best hit first', () => {
  const hits = [hit(1, 'Brightline', 'b.md'), hit(2, 'Brightline', 'a.md'), hit(3, 'Brightline', 'b.md')];
  expect(groupByDocument(hits).map((group) => group.hits.map(({ rank }) => rank))).toEqual([[1, 3], [2]]);
});

it('two versions of a document are two places', () => {
  const older = hit(2, 'Brightline');
  const hits = [hit(1, 'Brightline'), { ...older, version: { ...older.version, sha256: 'b'.repeat(64) } }];
  expect(groupByDocument(hits)).toHaveLength(2);
});

it('the order of the list is that of its groups', () => {
  const hits = [
    hit(1, 'Brightline', 'b.md'),
    hit(2, 'Cedar Ridge'),
    hit(3, 'Brightline'),
    hit(4, 'Brightline', 'b.md'),
  ];
  expect(inListOrder(hits).map(({ rank }) => rank)).toEqual([1, 4, 3, 2]);
});
