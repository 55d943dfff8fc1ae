import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatCitation } from '../../../shared/citation.ts';
import { encodeIn } from '../../fixtures/encode-in.ts';
import { makeXlsx, textRow } from '../../fixtures/make-xlsx.ts';
import { sharedTestEngine } from '../../support/start-test-engine.ts';

const LEAVE =
  textRow(1, ['Kind', 'Days', 'Asked for']) +
  textRow(2, ['Annual leave', '20', 'five days before']) +
  textRow(12, ['Moving house', '2', 'one week before']);
const RULES = [
  'id,title,text,tags,kind',
  'COMP-001,Late delivery,"Orders that come 30 minutes late',
  'or later are refunded in part.","overdue meal",rule',
  'COMP-002,Cold food,Cold food is refunded in full.,,case',
];

const engine = sharedTestEngine(async (started, folder) => {
  const policies = path.join(folder, 'policies');
  fs.mkdirSync(policies);
  fs.writeFileSync(
    path.join(policies, 'limits.xlsx'),
    makeXlsx({
      sheets: [
        { name: 'Old', rows: LEAVE, state: 'hidden' },
        { name: 'Leave', rows: LEAVE },
      ],
    }),
  );
  fs.writeFileSync(path.join(policies, 'rules.csv'), RULES.join('\r\n'));
  fs.writeFileSync(path.join(policies, 'big5.csv'), encodeIn('big5', '假別,規定\n特別休假,應於五日前申請。\n'));
  await started.importFiles('Sheets', policies);
});

test('a row of a workbook is cited by sheet and row', async () => {
  const { hits } = await engine().search('Sheets', 'moving house', { legs: ['words'] });
  expect(hits[0]).toMatchObject({
    lines: [12, 12],
    pages: [2, 2],
    pageLabels: ['Leave'],
    text: 'Moving house\t2\tone week before',
  });
  expect(hits[0] && formatCitation(hits[0], 'en')).toBe('limits · sheet Leave, row 12 · version 1');
});

test('every search says which sheets were not searched', async () => {
  const { notSearched } = await engine().search('Sheets', 'annual leave', { legs: ['words'] });
  expect(notSearched).toEqual([{ file: 'limits.xlsx', code: 'sheets-hidden', details: { sheets: 1 } }]);
});

test('a rule of a CSV rule set is found by its id and by its tag, and cited by its lines', async () => {
  for (const query of ['COMP-001', 'overdue meal']) {
    const { hits } = await engine().search('Sheets', query, { legs: ['number', 'words'] });
    expect(hits[0], query).toMatchObject({
      clause: 'COMP-001',
      headings: ['Late delivery'],
      lines: [2, 3],
      pages: null,
      text: 'Orders that come 30 minutes late\r\nor later are refunded in part.',
    });
  }
  const { hits } = await engine().search('Sheets', 'COMP-002', { legs: ['number'] });
  expect(hits[0]).toMatchObject({ kind: 'cases', lines: [4, 4] });
});

test('a file in an older encoding is found, and its encoding is told with the document', async () => {
  const { hits } = await engine().search('Sheets', '特別休假', { legs: ['words'] });
  expect(hits[0]?.text).toContain('應於五日前申請');
  const { documents } = await engine().library('Sheets');
  expect(documents.find(({ key }) => key === 'big5.csv')?.problems).toEqual([
    { code: 'encoding-guessed', details: { encoding: 'big5' } },
  ]);
});
