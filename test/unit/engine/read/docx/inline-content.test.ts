import { expect, test } from 'vitest';
import { paragraph, run, withStyle } from '../../../../fixtures/make-docx.ts';
import { read, slices, textOf } from './read-text.ts';

function inRuns(...xml: string[]): string {
  return `<w:p>${xml.map((content) => `<w:r>${content}</w:r>`).join('')}</w:p>`;
}

function field(code: string, result: string): string {
  return inRuns(
    '<w:fldChar w:fldCharType="begin"/>',
    `<w:instrText>${code}</w:instrText>`,
    '<w:fldChar w:fldCharType="separate"/>',
    `<w:t>${result}</w:t>`,
    '<w:fldChar w:fldCharType="end"/>',
  );
}

test.each([
  ['Symbol', 'F0B3', '≥'],
  ['Symbol', 'b1', '±'],
  ['Symbol', 'F061', 'α'],
  ['Wingdings', 'F0FE', '☑'],
  ['Wingdings', 'F0A8', '☐'],
  ['Wingdings', 'F08E', '❸'],
  ['Wingdings 2', 'F052', '☑'],
  ['Segoe UI Symbol', '2612', '☒'],
])('a sign of the font %s at %s reads as %s', async (font, char, sign) => {
  expect(await textOf(inRuns('<w:t>A</w:t>', `<w:sym w:font="${font}" w:char="${char}"/>`, '<w:t>B</w:t>'))).toBe(
    `A${sign}B`,
  );
});

test('a picture of a font that has no words leaves no sign behind', async () => {
  expect(await textOf(inRuns('<w:t>A</w:t>', '<w:sym w:font="Webdings" w:char="F0FC"/>', '<w:t>B</w:t>'))).toBe('AB');
});

test('signs typed in the font Symbol read as signs', async () => {
  const typed = '<w:rPr><w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/></w:rPr><w:t>\uf0a3</w:t>';
  expect(await textOf(inRuns('<w:t>x </w:t>', typed, '<w:t> 5</w:t>'))).toBe('x ≤ 5');
});

test('characters of the private area in any other font stay as they are', async () => {
  expect(await textOf(inRuns('<w:rPr><w:rFonts w:ascii="House"/></w:rPr><w:t>\uf061</w:t>'))).toBe('\uf061');
});

test('a hyphen that does not break is a hyphen, and one that only shows at the end of a line is none', async () => {
  const body = inRuns('<w:t>COMP</w:t><w:noBreakHyphen/><w:t>001 regu</w:t><w:softHyphen/><w:t>lation</w:t>');
  expect(await textOf(body)).toBe('COMP-001 regulation');
});

test('a tab between a printed number and its clause keeps them apart', async () => {
  expect(await textOf(inRuns('<w:t>1</w:t><w:tab/><w:t>Point one</w:t>'))).toBe('1 Point one');
});

test('of a phonetic guide the words are read and not how they sound', async () => {
  const ruby =
    '<w:ruby><w:rubyPr/><w:rt><w:r><w:t>とうきょう</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>東京</w:t></w:r></w:rubyBase></w:ruby>';
  expect(await textOf(inRuns(ruby))).toBe('東京');
});

test.each([
  ['REF _Ref1 \\h', '4.2(b)'],
  ['PAGEREF _Ref1', '17'],
  ['HYPERLINK "http://example.invalid/a.docx"', 'the leave policy'],
])('the field %s reads as its result', async (code, result) => {
  expect(await textOf(field(code, result))).toBe(result);
});

test('a field inside the code of another shows nothing of itself', async () => {
  const inner = '<w:fldChar w:fldCharType="begin"/><w:instrText>MERGEFIELD x</w:instrText>';
  const body = inRuns(
    '<w:fldChar w:fldCharType="begin"/><w:instrText>IF </w:instrText>',
    `${inner}<w:fldChar w:fldCharType="separate"/><w:t>hidden</w:t><w:fldChar w:fldCharType="end"/>`,
    '<w:fldChar w:fldCharType="separate"/><w:t>Ten days.</w:t><w:fldChar w:fldCharType="end"/>',
  );
  expect(await textOf(body)).toBe('Ten days.');
});

test('the text of links and simple fields is text', async () => {
  const body = `<w:p><w:hyperlink r:id="x">${run('See ')}</w:hyperlink><w:fldSimple w:instr="REF a">${run('rule 5')}</w:fldSimple></w:p>`;
  expect(await textOf(body)).toBe('See rule 5');
});

test.each([
  ['<w:checkBox><w:default w:val="0"/></w:checkBox>', '☐ agreed'],
  ['<w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox>', '☒ agreed'],
  ['<w:checkBox><w:default w:val="1"/><w:checked w:val="0"/></w:checkBox>', '☐ agreed'],
  [
    '<w:ddList><w:result w:val="1"/><w:listEntry w:val="monthly"/><w:listEntry w:val="yearly"/></w:ddList>',
    'yearly agreed',
  ],
])('the form field %s reads as what it shows', async (data, text) => {
  const form = `<w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar><w:instrText> FORM </w:instrText><w:fldChar w:fldCharType="end"/>`;
  expect(await textOf(inRuns(form, '<w:t xml:space="preserve"> agreed</w:t>'))).toBe(text);
});

test('the content of content controls is read around paragraphs, rows, cells and runs', async () => {
  const control = (content: string): string =>
    `<w:sdt><w:sdtPr><w:alias w:val="not text"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  const cellOf = (content: string): string => `<w:tc>${content}</w:tc>`;
  const body =
    control(paragraph('block')) +
    `<w:p>${control(run('in a line'))}</w:p>` +
    `<w:tbl>${control(`<w:tr>${cellOf(paragraph('row'))}${control(cellOf(paragraph('cell')))}</w:tr>`)}</w:tbl>`;
  expect(await textOf(body)).toBe('block\nin a line\nrow\tcell');
});

test('a text box that only old programs know is read once', async () => {
  const body = `<w:p>${run('Before.')}<w:r><w:pict><v:textbox xmlns:v="urn:v"><w:txbxContent>${paragraph('Boxed.')}</w:txbxContent></v:textbox></w:pict></w:r></w:p>`;
  expect(slices(await read({ body }))).toEqual(['Before.', 'Boxed.']);
});

test('an equation on one line keeps its fraction and its powers apart', async () => {
  const part = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
  const fraction = `<m:f><m:num>${part('3')}</m:num><m:den>${part('4')}</m:den></m:f>`;
  const power = `<m:sSup><m:e>${part('x')}</m:e><m:sup>${part('2')}</m:sup></m:sSup>`;
  expect(await textOf(`<w:p><m:oMath>${fraction}${part(' of ')}<m:d><m:e>${power}</m:e></m:d></m:oMath></w:p>`)).toBe(
    '3/4 of (x^2)',
  );
});

test('endnotes stand behind the paragraph that refers to them', async () => {
  const body = `<w:p>${run('Ten days.')}<w:r><w:endnoteReference w:id="2"/></w:r></w:p>${paragraph('Next.')}`;
  const document = await read({ body, endnotes: `<w:endnote w:id="2">${paragraph('Since 2020.')}</w:endnote>` });
  expect(document.blocks.map((block) => block.type)).toEqual(['paragraph', 'note', 'paragraph']);
});

test('the words of a chart and of a diagram are a note, its figures are left out', async () => {
  const chart =
    '<c:chartSpace xmlns:c="urn:c" xmlns:a="urn:a"><a:p><a:r><a:t>Leave by grade</a:t></a:r></a:p><c:strCache><c:pt><c:v>Grade A</c:v></c:pt></c:strCache><c:numCache><c:pt><c:v>12.5</c:v></c:pt></c:numCache></c:chartSpace>';
  const diagram =
    '<dgm:dataModel xmlns:dgm="urn:d" xmlns:a="urn:a"><a:p><a:r><a:t>Ask your manager</a:t></a:r></a:p></dgm:dataModel>';
  const document = await read({
    body: inRuns('<w:drawing><c:chart r:id="c1"/></w:drawing>', '<w:drawing><dgm:relIds r:dm="d1"/></w:drawing>'),
    links: {
      c1: { type: 'chart', target: 'charts/chart1.xml', content: chart },
      d1: { type: 'diagramData', target: 'diagrams/data1.xml', content: diagram },
    },
  });
  expect(slices(document)).toEqual(['Leave by grade\nGrade A', 'Ask your manager']);
});

test('comments, headers and footers are left out', async () => {
  const body = `<w:p><w:commentRangeStart w:id="1"/>${run('Ten days.')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r></w:p><w:sectPr><w:headerReference r:id="h1"/></w:sectPr>`;
  const header = `<w:hdr xmlns:w="urn:w">${paragraph('Acme Ltd, page 1')}</w:hdr>`;
  const comments = `<w:comments xmlns:w="urn:w"><w:comment w:id="1">${paragraph('Really?')}</w:comment></w:comments>`;
  const links = {
    h1: { type: 'header', target: 'header1.xml', content: header },
    c1: { type: 'comments', target: 'comments.xml', content: comments },
  };
  expect(await textOf(body, { links })).toBe('Ten days.');
});

test('a heading is known by its name where the file describes no styles', async () => {
  const document = await read({ body: paragraph('Leave', withStyle('Heading2')) + paragraph('Ten days.') });
  expect(document.blocks[0]).toMatchObject({ type: 'heading', level: 2 });
});

test('text that a style hides is left out, unless the text itself says otherwise', async () => {
  const styles =
    '<w:style w:type="character" w:styleId="Prompt"><w:name w:val="Prompt"/><w:rPr><w:vanish/></w:rPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Guidance"><w:name w:val="Guidance"/><w:rPr><w:vanish/></w:rPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="More"><w:name w:val="More"/><w:basedOn w:val="Guidance"/></w:style>';
  const prompt = '<w:rPr><w:rStyle w:val="Prompt"/></w:rPr><w:t>[Fill in.]</w:t>';
  const shown = '<w:rPr><w:vanish w:val="0"/></w:rPr><w:t>Ask first.</w:t>';
  const body =
    inRuns('<w:t>Ten days. </w:t>', prompt) +
    paragraph('Write the number of days.', withStyle('More')) +
    `<w:p><w:pPr>${withStyle('Guidance')}</w:pPr><w:r>${shown}</w:r></w:p>`;
  expect(await textOf(body, { styles })).toBe('Ten days.\nAsk first.');
});

test('a table of contents without its styles is left out', async () => {
  const contents = `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${paragraph('Leave 4')}</w:sdtContent></w:sdt>`;
  expect(await textOf(contents + paragraph('Ten days.'))).toBe('Ten days.');
});

test('the words of old WordArt are text', async () => {
  expect(await textOf(inRuns('<w:pict><v:textpath xmlns:v="urn:v" string="Leave policy"/></w:pict>'))).toBe(
    'Leave policy',
  );
});
