import { expect, test } from 'vitest';
import { fileNameOf, mayBeOpened } from '../../../electron/main/original-copies.ts';

test.each(['rules.pdf', 'Leave/Sick leave.DOCX', '差旅.xlsx', 'notes.txt', 'rules.csv'])('%s may be opened', (key) => {
  expect(mayBeOpened(key)).toBe(true);
});

test.each([
  'rules',
  'rules.exe',
  'rules.pdf.exe',
  'rules.sh',
  'rules.desktop',
  'rules.docm',
  'rules.xlsm',
  'rules.html',
  'rules.pdf/run',
  '.pdf',
  'rules.\u202efdp.bat',
])('%s is not opened in another program', (key) => {
  expect(mayBeOpened(key)).toBe(false);
});

test.each([
  ['Leave/Sick leave.pdf', 'Sick leave.pdf'],
  ['..\\..\\rules.pdf', 'rules.pdf'],
  ['a\u202eb:c.pdf', 'a_b_c.pdf'],
  ['con.pdf', '_con.pdf'],
  ['rules.pdf. ', 'rules.pdf'],
  [`${'長'.repeat(200)}.pdf`, `${'長'.repeat(80)}.pdf`],
])('the file of %s is called %s', (key, name) => {
  expect(fileNameOf(key)).toBe(name);
});
