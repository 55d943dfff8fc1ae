import { describe, expect, test } from 'vitest';
import { amountsIn } from '../../../../electron/engine/text/amounts.ts';
import { foldText } from '../../../../electron/engine/text/fold.ts';

function tokensOf(text: string): string[] {
  return amountsIn(foldText(text)).flatMap(({ tokens }) => tokens);
}

describe('equal amounts share a token', () => {
  test.each([
    ['$500.00', '500'],
    ['$500.00', '500元'],
    ['$500.00', '五百元'],
    ['$500.00', '５００'],
    ['US$1,500', '一千五百元'],
    ['RMB 30,000', '3万元'],
    ['三萬元', '30,000'],
    ['30分钟', '半小时'],
    ['30 minutes', 'half an hour'],
    ['1.5 hours', '90分鐘'],
    ['two weeks', '14天'],
    ['thirty days', '三十日'],
    ['5%', '百分之五'],
    ['半年', '6 months'],
    ['一年', '十二个月'],
  ])('%s and %s', (one, other) => {
    const shared = tokensOf(one).filter((token) => tokensOf(other).includes(token));
    expect(shared).not.toEqual([]);
  });
});

describe('no amount', () => {
  test.each([
    '一般',
    '統一',
    '萬一',
    '百般',
    'COMP-001',
    '2026.4.10',
    '2026-04-10',
    '第三條',
    'n95',
    'one of them',
    '三四',
  ])('stands in %s', (text) => {
    expect(tokensOf(text)).toEqual([]);
  });
});

test.each(['2015年', '2015 年', '一五二〇年'])('%s is a year and no duration', (text) => {
  expect(tokensOf(text)).toEqual([expect.stringMatching(/^qn(?:2015|1520)$/)]);
});

test('a decade is no duration', () => {
  expect(tokensOf('20世纪70年代')).toEqual(['qn20', 'qn70']);
});

test('an amount spans its currency and unit', () => {
  const text = foldText('pay $500.00 within 30分钟');
  expect(amountsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['$500.00', '30分钟']);
});

test('a range holds both its amounts', () => {
  expect(tokensOf('3-5 days')).toEqual(['qn3', 'qn5', 'qm7200']);
});
