import { expect, test } from 'vitest';
import {
  cell,
  inList,
  list,
  listDefinition,
  listLevel,
  paragraph,
  run,
  withStyle,
} from '../../../../fixtures/make-docx.ts';
import { read, slices, textOf } from './read-text.ts';

const DELETED_MARK = '<w:rPr><w:del w:id="1"/></w:rPr>';
const NUMBERING = listDefinition(0, listLevel(0, 'decimal', '%1.')) + list(1, 0);

function inserted(text: string): string {
  return `<w:ins w:id="2">${run(text)}</w:ins>`;
}

function deleted(text: string): string {
  return `<w:del w:id="3"><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
}

test('moved text is read where it went', async () => {
  const body = `<w:p><w:moveFrom w:id="1">${run('Ask first.')}</w:moveFrom>${run('Ten days.')}</w:p><w:p><w:moveTo w:id="2">${run('Ask first.')}</w:moveTo></w:p>`;
  expect(await textOf(body)).toBe('Ten days.\nAsk first.');
});

test('paragraphs whose mark between them is deleted are one, with the kind of the second', async () => {
  const styles =
    '<w:style w:type="paragraph" w:styleId="h"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="n" w:default="1"><w:name w:val="Normal"/></w:style>';
  const body = paragraph('Employees may take ', withStyle('h') + DELETED_MARK) + paragraph('ten days.', withStyle('n'));
  const document = await read({ body, styles });
  expect(slices(document)).toEqual(['Employees may take ten days.']);
  expect(document.blocks[0]?.type).toBe('paragraph');
});

test('a clause that is deleted with its mark takes no number', async () => {
  const body =
    paragraph('One.', inList(1)) +
    `<w:p><w:pPr>${inList(1)}${DELETED_MARK}</w:pPr>${deleted('Two.')}</w:p>` +
    paragraph('Three.', inList(1));
  expect(await textOf(body, { numbering: NUMBERING })).toBe('1. One.\n2. Three.');
});

test('a clause whose mark alone is hidden takes no number', async () => {
  const hidden = `<w:p><w:pPr>${inList(1)}<w:rPr><w:vanish/></w:rPr></w:pPr><w:r><w:rPr><w:vanish/></w:rPr><w:t>Secret.</w:t></w:r></w:p>`;
  expect(
    await textOf(paragraph('One.', inList(1)) + hidden + paragraph('Two.', inList(1)), { numbering: NUMBERING }),
  ).toBe('1. One.\n2. Two.');
});

test('deleted rows and cells are gone, inserted ones are there', async () => {
  const row = (change: string, cells: string): string => `<w:tr><w:trPr>${change}</w:trPr>${cells}</w:tr>`;
  const body = `<w:tbl>${[
    row('', cell(paragraph('Grade')) + cell(paragraph('Days'))),
    row('<w:del w:id="1"/>', cell(paragraph('A')) + cell(paragraph('10'))),
    row('<w:ins w:id="2"/>', cell(paragraph('B')) + cell(paragraph('old'), '<w:cellDel w:id="4"/>')),
  ].join('')}</w:tbl>`;
  expect(await textOf(body)).toBe('Grade\tDays\nB');
});

test('the document says how many changes are pending', async () => {
  const body = `<w:p>${run('Employees may take ')}${deleted('five')}${inserted('ten')}${run(' days')}${deleted(' only')}.</w:p>`;
  expect((await read({ body })).problems).toEqual([
    { code: 'changes-pending', details: { insertions: 1, deletions: 2 } },
  ]);
});

test('a whole paragraph that is inserted is one change', async () => {
  const body = `<w:p><w:pPr><w:rPr><w:ins w:id="1"/></w:rPr></w:pPr>${inserted('Ten days.')}</w:p>`;
  expect((await read({ body })).problems).toEqual([
    { code: 'changes-pending', details: { insertions: 1, deletions: 0 } },
  ]);
});

test('a change of formatting is no change of the text', async () => {
  const body =
    '<w:p><w:pPr><w:pPrChange w:id="1"><w:pPr><w:numPr/></w:pPr></w:pPrChange></w:pPr><w:r><w:rPr><w:b/><w:rPrChange w:id="2"><w:rPr><w:vanish/></w:rPr></w:rPrChange></w:rPr><w:t>Ten days.</w:t></w:r></w:p>';
  const document = await read({ body });
  expect([document.text, document.problems]).toEqual(['Ten days.', []]);
});
