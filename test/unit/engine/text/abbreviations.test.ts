import { describe, expect, test } from 'vitest';
import { abbreviationsIn } from '../../../../electron/engine/text/abbreviations.ts';

describe('a short form that the text explains is found', () => {
  test.each([
    ['Every invoice must match a purchase order (PO) before it is paid.', 'PO', 'purchase order'],
    ['Report Key Performance Indicators (KPIs) monthly.', 'KPI', 'Key Performance Indicators'],
    ['A PO (purchase order) is needed.', 'PO', 'purchase order'],
    ['Paid time off (“PTO”) is earned monthly.', 'PTO', 'Paid time off'],
    ['須先提交採購單（PO）。', 'PO', '採購單'],
    ['人力資源管理系統（以下簡稱「人資系統」）由資訊部維護。', '人資系統', '人力資源管理系統'],
    ['个人防护装备（简称“防护装备甲”），个人所得税（以下简称个税）', '个税', '个人所得税'],
  ])('%s', (text, short, long) => {
    expect(abbreviationsIn(text)).toEqual([{ short, long }]);
  });
});

describe('a bracket that explains nothing gives none', () => {
  test.each([
    'Ask the manager (see A1).',
    'Ask the manager (HR).',
    'All staff (FULL-TIME) are covered.',
    '某某有限公司（以下简称“公司”）',
    '((((',
    '('.repeat(10_000),
  ])('%s', (text) => {
    expect(abbreviationsIn(text)).toEqual([]);
  });
});

test('a pair that stands twice is given once', () => {
  expect(abbreviationsIn('A purchase order (PO). The purchase order (PO).')).toEqual([
    { short: 'PO', long: 'purchase order' },
  ]);
});
