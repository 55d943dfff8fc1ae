import { expect, test } from 'vitest';
import type { DocumentText } from '../../../../../electron/engine/read/document-text.ts';
import { readDocx } from '../../../../../electron/engine/read/docx/read-docx.ts';
import {
  cell,
  inList,
  list,
  listDefinition,
  listLevel,
  makeDocx,
  paragraph,
  run,
  table,
  withStyle,
  type DocxParts,
} from '../../../../fixtures/make-docx.ts';

const STYLES =
  '<w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>' +
  '<w:style w:type="paragraph" w:styleId="2"><w:name w:val="Firm clause"/><w:basedOn w:val="sub"/></w:style>' +
  '<w:style w:type="paragraph" w:styleId="sub"><w:name w:val="Sub"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>' +
  '<w:style w:type="paragraph" w:styleId="a3"><w:name w:val="Title"/></w:style>' +
  '<w:style w:type="paragraph" w:styleId="toc"><w:name w:val="toc 1"/></w:style>';

function read(parts: DocxParts, fileName = 'Leave policy.docx'): Promise<DocumentText> {
  return readDocx({ bytes: makeDocx(parts), fileName });
}

function slices(document: DocumentText): string[] {
  return document.blocks.map((block) => document.text.slice(block.start, block.end));
}

test('headings come from outline levels, inherited ones included', async () => {
  const body =
    paragraph('Leave', withStyle('1')) +
    paragraph('Annual', withStyle('2')) +
    paragraph('Ten days.') +
    paragraph('Sick', '<w:outlineLvl w:val="2"/>');
  const document = await read({ body, styles: STYLES });
  expect(document.blocks.map((block) => (block.type === 'heading' ? block.level : 0))).toEqual([1, 2, 0, 3]);
});

test('a whole clause in a heading style is a clause, not a heading', async () => {
  const numbering = listDefinition(0, listLevel(0, 'decimal', '%1.')) + list(1, 0);
  const clause = 'Every employee shall report an accident to the supervisor on the same day.';
  const document = await read({ body: paragraph(clause, withStyle('1') + inList(1)), styles: STYLES, numbering });
  expect(document.blocks[0]?.type).toBe('list-item');
});

test('each table row is a block with its cells and the header above them', async () => {
  const document = await read({
    body: table(
      [
        ['Grade', 'Days'],
        ['A', '10'],
        ['B', '12'],
      ],
      1,
    ),
  });
  const last = document.blocks.at(-1);
  expect(document.text).toBe('Grade\tDays\nA\t10\nB\t12');
  expect(last?.type === 'table-row' && last.header).toEqual(['Grade', 'Days']);
  expect(last?.type === 'table-row' && last.cells.map((span) => document.text.slice(span.start, span.end))).toEqual([
    'B',
    '12',
  ]);
});

test('the header of a merged cell covers the columns that it spans', async () => {
  const wide = cell(paragraph('Allowance'), '<w:gridSpan w:val="2"/>');
  const rows = `<w:tr><w:trPr><w:tblHeader/></w:trPr>${cell(paragraph('City'))}${wide}</w:tr><w:tr>${cell(paragraph('Paris'))}${cell(paragraph('90'))}${cell(paragraph('EUR'))}</w:tr>`;
  const document = await read({ body: `<w:tbl>${rows}</w:tbl>` });
  const row = document.blocks[1];
  expect(row?.type === 'table-row' && row.header).toEqual(['City', 'Allowance', 'Allowance']);
});

test('a nested table reads inside its cell', async () => {
  const outer = `<w:tbl><w:tr>${cell(paragraph('Rates'))}${cell(table([['low', '1']]))}</w:tr></w:tbl>`;
  expect((await read({ body: outer })).text).toBe('Rates\tlow 1');
});

test('a table of one column is only a frame around its paragraphs', async () => {
  const document = await read({
    body: `<w:tbl><w:tr>${cell(paragraph('Note.') + paragraph('Ask first.'))}</w:tr></w:tbl>`,
  });
  expect(document.blocks.map((block) => block.type)).toEqual(['paragraph', 'paragraph']);
});

test('links, content controls and field results are text; field codes are not', async () => {
  const field =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF clause4 \\h</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>';
  const body = `<w:p>${run('See ')}<w:hyperlink>${run('the handbook')}</w:hyperlink>${run(', clause ')}${field}${run('4.2')}<w:r><w:fldChar w:fldCharType="end"/></w:r><w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${run(' and form')}</w:sdtContent></w:sdt></w:p>`;
  expect((await read({ body })).text).toBe('See the handbook, clause 4.2 and form');
});

test('tracked changes read as accepted, and the reader is told that they are pending', async () => {
  const body = `<w:p>${run('Ten ')}<w:del><w:r><w:delText>working </w:delText></w:r></w:del><w:ins>${run('calendar ')}</w:ins>${run('days.')}</w:p>`;
  const document = await read({ body });
  expect(document.text).toBe('Ten calendar days.');
  expect(document.problems).toEqual([{ code: 'changes-pending', details: { insertions: 1, deletions: 1 } }]);
});

test('a footnote stands after the paragraph that refers to it', async () => {
  const body = `<w:p>${run('Ten days.')}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>${paragraph('Next.')}`;
  const footnotes = `<w:footnote w:type="separator" w:id="0">${paragraph('----')}</w:footnote><w:footnote w:id="2">${paragraph('Except in May.')}</w:footnote>`;
  const document = await read({ body, footnotes });
  expect(document.text).toBe('Ten days.\nExcept in May.\nNext.');
  expect(document.blocks[1]?.type).toBe('note');
});

test('a text box is read once, though the file holds it twice', async () => {
  const box = `<w:txbxContent>${paragraph('Boxed rule.')}</w:txbxContent>`;
  const body = `<w:p>${run('Before.')}<w:r><mc:AlternateContent><mc:Choice><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  expect(slices(await read({ body }))).toEqual(['Before.', 'Boxed rule.']);
});

test('tabs and line breaks are white space, hidden text and generated contents are left out', async () => {
  const body = `<w:p>${run('A')}<w:r><w:tab/></w:r>${run('B')}<w:r><w:br/></w:r>${run('C')}<w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r></w:p>${paragraph('Leave 4', withStyle('toc'))}`;
  expect((await read({ body, styles: STYLES })).text).toBe('A B\nC');
});

test('entities are resolved and markup in text stays text', async () => {
  expect((await read({ body: paragraph('R&amp;D &lt;b&gt; &#x4e2d;') })).text).toBe('R&D <b> 中');
});

test.each([
  ['the file properties', '<dc:title>Leave rules</dc:title>', 'Leave rules'],
  ['the Title style where the properties hold a placeholder', '<dc:title>Document1</dc:title>', 'Annual Leave'],
  ['the Title style where the properties hold nothing', '<dc:title/>', 'Annual Leave'],
])('the title comes from %s', async (_where, core, title) => {
  const body = paragraph('Scope', withStyle('1')) + paragraph('Annual Leave', withStyle('a3'));
  expect((await read({ body, styles: STYLES, core })).fields.title).toBe(title);
});

test('without any title the name of the file is the title', async () => {
  expect((await read({ body: paragraph('Ten days.') }, 'Travel 2024.docx')).fields.title).toBe('Travel 2024');
});

test('a Word file has neither pages nor lines of its own', async () => {
  const document = await read({ body: paragraph('Ten days.') });
  expect([document.pages, document.hasLines, document.encoding]).toEqual([null, false, null]);
});
