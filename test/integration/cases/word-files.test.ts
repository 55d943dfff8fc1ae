import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inList, list, listDefinition, listLevel, makeDocx, paragraph } from '../../fixtures/make-docx.ts';
import { sharedTestEngine } from '../../support/start-test-engine.ts';

/** Automatic numbers only: no figure stands in the text of the paragraphs. */
const NUMBERING =
  listDefinition(
    0,
    listLevel(0, 'decimal', '%1.') + listLevel(1, 'decimal', '%1.%2') + listLevel(2, 'lowerLetter', '(%3)'),
  ) +
  list(1, 0) +
  listDefinition(1, listLevel(0, 'taiwaneseCountingThousand', '第%1條')) +
  list(2, 1);

const LEAVE = [
  paragraph('Scope', inList(1)),
  paragraph('Leave', inList(1)),
  paragraph('Annual leave is taken in whole days.', inList(1, 1)),
  paragraph('The following need approval:', inList(1, 1)),
  paragraph('leave in December;', inList(1, 2)),
  paragraph('leave of more than ten days.', inList(1, 2)),
].join('');
const HANDBOOK = ['本規則適用於全體員工。', '員工應準時出勤。', '員工每日工作八小時。']
  .map((text) => paragraph(text, inList(2)))
  .join('');

const engine = sharedTestEngine(async (started, folder) => {
  const file = (name: string, bytes: Uint8Array): string => {
    fs.writeFileSync(path.join(folder, name), bytes);
    return path.join(folder, name);
  };
  await started.importFiles(
    'Word',
    file('leave.docx', makeDocx({ body: LEAVE, numbering: NUMBERING })),
    file('handbook.docx', makeDocx({ body: HANDBOOK, numbering: NUMBERING })),
  );
});

test.each([
  ['第三條', '第三條 員工每日工作八小時。'],
  ['Section 2.1', '2.1 Annual leave is taken in whole days.'],
  ['2.2(b)', '(b) leave of more than ten days.'],
])('the automatic number %s finds its clause of a Word file first', async (query, text) => {
  const { hits } = await engine().search('Word', query);
  expect(hits[0]?.text).toBe(text);
});
