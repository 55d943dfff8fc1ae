import { expect, test } from 'vitest';
import { countsParagraphs, otherSpelling } from '../../../../electron/engine/text/clause-spellings.ts';

test.each(['第二條第一項', '第二条第一款', 'Article 2(1)', '§ 2 (1)'])(
  '%s may name a paragraph that is counted',
  (printed) => {
    expect(countsParagraphs(printed)).toBe(true);
  },
);

test.each(['2.1', 'Section 2.1', '２．１', '第2.1條', '2. 1'])('%s names no paragraph that is counted', (printed) => {
  expect(countsParagraphs(printed)).toBe(false);
});

test.each([
  ['appendixa.3', 'a.3'],
  ['appendixb.2.1', 'b.2.1'],
  ['a.3', 'appendixa.3'],
  ['4.2', null],
  ['comp001', null],
  ['appendix2', null],
])('%s has the other spelling %s', (key, other) => {
  expect(otherSpelling(key)).toBe(other);
});
