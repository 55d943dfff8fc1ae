import { expect, test } from 'vitest';
import type { DocumentText } from '../../../../../electron/engine/read/document-text.ts';
import { readPdf } from '../../../../../electron/engine/read/pdf/read-pdf.ts';
import { linesOfText, makePdf, type PdfText } from '../../../../fixtures/make-pdf.ts';

function read(...pages: PdfText[][]): Promise<DocumentText> {
  return readPdf({ bytes: makePdf({ pages }), fileName: '员工手册.pdf' });
}

const LEAVE = ['员工在本公司连续工作满一年的，每年享有十天带薪年假；工作不满一年的，', '按实际工作月数折算。'];

test('Chinese lines join without spaces', async () => {
  expect((await read(linesOfText(LEAVE, { font: 'song' }))).text).toBe(LEAVE.join(''));
});

test('Chinese clauses start blocks of their own', async () => {
  const document = await read(
    linesOfText(
      [
        '第一条 本手册适用于全体员工。',
        '第二条 员工应当遵守考勤制度。',
        '（一）每天按时打卡。',
        '一、请假须提前申请。',
      ],
      { font: 'song' },
    ),
  );
  expect(document.blocks.map((block) => document.text.slice(block.start, block.end))).toEqual([
    '第一条 本手册适用于全体员工。',
    '第二条 员工应当遵守考勤制度。',
    '（一）每天按时打卡。',
    '一、请假须提前申请。',
  ]);
});

test('a chapter is a heading by its number', async () => {
  const document = await read([
    ...linesOfText(['第二章 休假'], { font: 'song', top: 780 }),
    ...linesOfText(LEAVE, { font: 'song' }),
  ]);
  expect(document.blocks[0]?.type).toBe('heading');
});

test('a line drawn with an outline is bold, and so a heading', async () => {
  const page = [
    ...linesOfText(['年假的计算'], { font: 'song', top: 780, mode: 2 }),
    ...linesOfText(LEAVE, { font: 'song' }),
  ];
  expect((await read(page)).blocks.map((block) => block.type)).toEqual(['heading', 'paragraph']);
});

test('a page number in Chinese is left out', async () => {
  const page = [...linesOfText(LEAVE, { font: 'song' }), ...linesOfText(['第 1 页'], { font: 'song', top: 40 })];
  expect((await read(page)).text).toBe(LEAVE.join(''));
});
