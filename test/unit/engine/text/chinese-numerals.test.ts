import { expect, test } from 'vitest';
import { chineseNumeral } from '../../../../electron/engine/text/chinese-numerals.ts';

test.each([
  ['三', 3],
  ['十', 10],
  ['十五', 15],
  ['二十', 20],
  ['廿三', 23],
  ['一百零五', 105],
  ['一百七十五', 175],
  ['贰仟叁佰', 2_300],
  ['两万', 20_000],
  ['3万', 30_000],
  ['3.5万', 35_000],
  ['一亿二千万', 120_000_000],
  ['二〇二五', 2_025],
  ['百', null],
  ['万', null],
  ['三四百', null],
  ['三月', null],
  ['', null],
])('%s is %s', (numeral, value) => {
  expect(chineseNumeral(numeral)).toBe(value);
});
