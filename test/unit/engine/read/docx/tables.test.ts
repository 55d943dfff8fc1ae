import { expect, test } from 'vitest';
import type { DocumentText } from '../../../../../electron/engine/read/document-text.ts';
import {
  cell,
  inList,
  list,
  listDefinition,
  listLevel,
  paragraph,
  rows,
  table,
} from '../../../../fixtures/make-docx.ts';
import { read, slices, textOf } from './read-text.ts';

const MERGED = '<w:vMerge w:val="restart"/>';
const CONTINUED = '<w:vMerge/>';

function headersOf(document: DocumentText): string[][] {
  return document.blocks.map((block) => (block.type === 'table-row' ? block.header : []));
}

function plain(...texts: string[]): string[] {
  return texts.map((text) => cell(paragraph(text)));
}

test('a cell that spans rows is said in each of them', async () => {
  const body = rows(
    plain('Grade', 'Place', 'Rate'),
    [cell(paragraph('Manager'), MERGED), ...plain('Paris', '90')],
    [cell(paragraph(''), CONTINUED), ...plain('Rome', '80')],
    plain('Clerk', 'Rome', '60'),
  );
  expect((await textOf(body)).split('\n').slice(1)).toEqual([
    'Manager\tParis\t90',
    'Manager\tRome\t80',
    'Clerk\tRome\t60',
  ]);
});

test('a long text that spans rows is said once', async () => {
  const long = 'Claims are paid within thirty days of the day on which they reach the office. '.repeat(4).trim();
  const body = rows(
    [cell(paragraph(long), MERGED), ...plain('Paris')],
    [cell(paragraph(''), CONTINUED), ...plain('Rome')],
  );
  expect(await textOf(body)).toBe(`${long}\tParis\n\tRome`);
});

test('a number of a cell that spans rows is the number of its first row only', async () => {
  const numbering = listDefinition(0, listLevel(0, 'decimal', '%1.')) + list(1, 0);
  const body = rows(
    [cell(paragraph('Travel', inList(1)), MERGED), ...plain('by rail')],
    [cell(paragraph(''), CONTINUED), ...plain('by air')],
  );
  const document = await read({ body, numbering });
  expect(document.blocks.map((block) => block.number)).toEqual(['1.', undefined]);
});

test('a header of two rows stands above its cells once', async () => {
  const header = '<w:trPr><w:tblHeader/></w:trPr>';
  const body = `<w:tbl><w:tr>${header}${cell(paragraph('Grade'), MERGED)}${cell(paragraph('Rate'), '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${header}${cell(paragraph(''), CONTINUED)}${plain('Home', 'Abroad').join('')}</w:tr><w:tr>${plain('A', '50', '90').join('')}</w:tr></w:tbl>`;
  expect(headersOf(await read({ body })).at(-1)).toEqual(['Grade', 'Rate Home', 'Rate Abroad']);
});

test('a cell merged with the one to its left belongs to it', async () => {
  const body = rows(
    [cell(paragraph('Allowance'), '<w:hMerge w:val="restart"/>'), cell(paragraph(''), '<w:hMerge/>'), ...plain('Note')],
    plain('Paris', '90', 'per day'),
  );
  expect(headersOf(await read({ body })).at(-1)).toEqual(['Allowance', 'Allowance', 'Note']);
});

test('a caption across the table is a row and no part of the headers', async () => {
  const body = rows(
    [cell(paragraph('Travel rates'), '<w:gridSpan w:val="2"/>')],
    plain('Place', 'Rate'),
    plain('Rome', '80'),
  );
  expect(headersOf(await read({ body }))).toEqual([[], [], ['Place', 'Rate']]);
});

test('columns stay right in a row that begins further right', async () => {
  const late = `<w:tr><w:trPr><w:gridBefore w:val="1"/></w:trPr>${plain('Paris', '90').join('')}</w:tr>`;
  const body = `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${plain('Grade', 'Place', 'Rate').join('')}</w:tr>${late}</w:tbl>`;
  expect(headersOf(await read({ body })).at(-1)).toEqual(['Place', 'Rate']);
});

test('empty cells of a table in a cell leave no gaps', async () => {
  const body = rows([...plain('Rates'), cell(table([['low', '', '1']]))]);
  expect(slices(await read({ body }))).toEqual(['Rates\tlow 1']);
});

test('two tables with one paragraph between them are two tables', async () => {
  const body =
    table([
      ['Grade', 'Days'],
      ['A', '10'],
    ]) +
    paragraph('And:') +
    table([
      ['Place', 'Rate'],
      ['Rome', '80'],
    ]);
  expect(headersOf(await read({ body }))).toEqual([[], ['Grade', 'Days'], [], [], ['Place', 'Rate']]);
});
