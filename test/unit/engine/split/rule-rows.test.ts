import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../electron/engine/read/read-document.ts';
import { splitPassages } from '../../../../electron/engine/split/split-passages.ts';
import { makeXlsx, textRow } from '../../../fixtures/make-xlsx.ts';

const HEADER_ROW = textRow(1, ['id', 'title', 'text']);

async function passagesOf(file: string | Uint8Array, fileName = 'rules.csv') {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const document = await readDocument({ bytes, fileName });
  return splitPassages(document, (words) => words.length);
}

describe('a row of a rule set', () => {
  it('is a rule with its number, title, tags and kind, and its text alone is cited', async () => {
    const passages = await passagesOf(
      [
        'id,title,text,tags,kind',
        'COMP-001,Late delivery,"Orders late by 30 minutes',
        'or more are refunded.","late, very late",rule',
        'COMP-002,,The rider waited.,,case',
        '12,Cold food,Cold food is refunded.,cold,',
      ].join('\n'),
    );
    expect(passages).toMatchObject([
      {
        text: 'Orders late by 30 minutes\nor more are refunded.',
        clause: 'COMP-001',
        headings: ['Late delivery'],
        tags: ['late', 'very late'],
        kind: 'rule',
        lines: [2, 3],
      },
      { text: 'The rider waited.', clause: 'COMP-002', headings: [], tags: [], kind: 'cases', lines: [4, 4] },
      {
        text: 'Cold food is refunded.',
        clause: '12',
        headings: ['Cold food'],
        tags: ['cold'],
        kind: 'rule',
        lines: [5, 5],
      },
    ]);
  });

  it.each([
    ['P-01', 'p01'],
    ['A1', 'a1'],
    ['R-10', 'r10'],
    ['T1.2', 't1.2'],
    ['GIFT-A', 'gifta'],
    ['採購 甲', '采购甲'],
    ['2026', '2026'],
  ])('has whatever its id cell prints as its number: %s', async (id, key) => {
    const csv = `id,title,text\n${id},Gifts,Gifts are declared.\nZZ-9,Meals,Meals are paid.\n`;
    const markdown = `| id | title | text |\n|---|---|---|\n| ${id} | Gifts | Gifts are declared. |\n`;
    const sheet = makeXlsx({
      sheets: [{ name: 'Rules', rows: HEADER_ROW + textRow(2, [id, 'Gifts', 'Gifts are declared.']) }],
    });
    const files = [
      await passagesOf(csv),
      await passagesOf(markdown, 'rules.md'),
      await passagesOf(sheet, 'rules.xlsx'),
    ];
    for (const [passage] of files) {
      expect(passage).toMatchObject({ clause: id, clauseKey: key, text: 'Gifts are declared.' });
      expect(passage?.headings.at(-1)).toBe('Gifts');
    }
  });

  it('may name its columns in Chinese and in any order', async () => {
    const passages = await passagesOf('標籤,條文,編號\n晚到、遲到,超時三十分鐘以上應賠付。,COMP-001\n');
    expect(passages).toMatchObject([{ text: '超時三十分鐘以上應賠付。', clause: 'COMP-001', tags: ['晚到', '遲到'] }]);
  });

  it('is none where another column would be lost', async () => {
    const [passage] = await passagesOf('id,text,amount\nCOMP-001,Late orders are refunded.,30%\n');
    expect(passage).toMatchObject({
      text: 'COMP-001,Late orders are refunded.,30%',
      clause: 'COMP-001',
      headings: ['id | text | amount'],
    });
  });
});
