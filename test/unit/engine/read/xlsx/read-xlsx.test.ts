import officeCrypto from 'officecrypto-tool';
import { describe, expect, it } from 'vitest';
import { CodedError } from '../../../../../shared/app-error.ts';
import { readXlsx } from '../../../../../electron/engine/read/xlsx/read-xlsx.ts';
import type { DocumentText } from '../../../../../electron/engine/read/document-text.ts';
import { splitPassages } from '../../../../../electron/engine/split/split-passages.ts';
import { makeArchive } from '../../../../fixtures/make-docx.ts';
import { makeXlsx, textRow, type XlsxParts, type XlsxSheet } from '../../../../fixtures/make-xlsx.ts';
import { outlineOf } from '../../../../support/outline-of.ts';

function read(parts: XlsxParts) {
  return readXlsx({ bytes: makeXlsx(parts), fileName: 'limits.xlsx' });
}

function readSheet(rows: string, sheet: Partial<XlsxSheet> = {}, parts: Partial<XlsxParts> = {}) {
  return read({ sheets: [{ name: 'Limits', rows, ...sheet }], ...parts });
}

/** The words of the cells of each row. */
function rowsOf({ text, blocks }: DocumentText): string[][] {
  return blocks.flatMap((block) =>
    block.type === 'table-row' ? [block.cells.map(({ start, end }) => text.slice(start, end))] : [],
  );
}

const LEVELS = textRow(1, ['Level', 'Limit']) + textRow(2, ['Clerk', '500 dollars']) + textRow(5, ['Manager', 'any']);

describe('a sheet', () => {
  it('is read row by row with its header cells, under its name', async () => {
    const document = await readSheet(LEVELS);
    expect(outlineOf(document)).toEqual(['h1: Limits', 'table-row: Clerk\t500 dollars', 'table-row: Manager\tany']);
    expect(document.blocks.slice(1)).toMatchObject([
      { header: ['Level', 'Limit'], row: 2 },
      { header: ['Level', 'Limit'], row: 5 },
    ]);
  });

  it('is the page of its passages, and the row is their line', async () => {
    const document = await read({
      sheets: [
        { name: 'Limits', rows: LEVELS },
        { name: '請假', rows: textRow(3, ['假別', '天數']) + textRow(12, ['特別休假', '十天']) },
      ],
    });
    expect(
      splitPassages(document, (text) => text.length).map(({ text, lines, pages, pageLabels }) => [
        text,
        lines,
        pages,
        pageLabels,
      ]),
    ).toEqual([
      ['Clerk\t500 dollars', [2, 2], [1, 1], ['Limits']],
      ['Manager\tany', [5, 5], [1, 1], ['Limits']],
      ['特別休假\t十天', [12, 12], [2, 2], ['請假']],
    ]);
  });

  it('may have a title above its table', async () => {
    expect(
      outlineOf(
        await readSheet(
          textRow(1, ['', 'Approval limits']) + textRow(2, ['In dollars']) + LEVELS.replaceAll('"1"', '"3"'),
        ),
      ),
    ).toEqual([
      'h1: Limits',
      'h2: Approval limits',
      'paragraph: In dollars',
      'table-row: Clerk\t500 dollars',
      'table-row: Manager\tany',
    ]);
  });

  it('without names of columns gives rows without a header', async () => {
    const rows = textRow(1, ['R-01', 'Orders are required.']) + textRow(2, ['R-02', 'Always.']);
    expect((await readSheet(rows)).blocks.slice(1)).toMatchObject([{ header: [] }, { header: [] }]);
  });
});

describe('what a cell shows', () => {
  const STYLES =
    '<numFmts><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/><numFmt numFmtId="165" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/><numFmt numFmtId="166" formatCode="]["/></numFmts>' +
    `<cellXfs>${[0, 14, 9, 164, 165, 10, 166, 22].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;

  it.each([
    ['a whole number', '<c r="A1"><v>500</v></c>', '500'],
    ['a fraction as written', '<c r="A1"><v>0.30000000000000004</v></c>', '0.3'],
    ['a date of the system', '<c r="A1" s="1"><v>45717</v></c>', '2025-03-01'],
    ['a date with a time', '<c r="A1" s="7"><v>45717.5</v></c>', '2025-03-01 12:00'],
    ['a percentage', '<c r="A1" s="2"><v>0.3</v></c>', '30%'],
    ['a percentage with digits', '<c r="A1" s="5"><v>0.125</v></c>', '12.50%'],
    ['an amount', '<c r="A1" s="3"><v>1234.5</v></c>', '$1,234.50'],
    ['a Chinese date', '<c r="A1" s="4"><v>45717</v></c>', '2025年3月1日'],
    ['a format that no program knows', '<c r="A1" s="6"><v>7</v></c>', '7'],
    ['a truth value', '<c r="A1" t="b"><v>1</v></c>', 'TRUE'],
    ['an error', '<c r="A1" t="e"><v>#N/A</v></c>', '#N/A'],
    ['the kept result of a formula', '<c r="A1" t="str"><f>HYPERLINK("http://x")</f><v>see there</v></c>', 'see there'],
    ['nothing of a formula without a result', '<c r="A1"><f>1+1</f></c><c r="B1"><v>3</v></c>', '3'],
    ['a shared text, without its phonetic guide', '<c r="A1" t="s"><v>1</v></c>', '請假規則'],
    ['a text with runs', '<c r="A1" t="inlineStr"><is><r><t>Ten </t></r><r><t>days</t></r></is></c>', 'Ten days'],
    [
      'text with line breaks',
      '<c r="A1" t="inlineStr"><is><t>Ten&#10; days &amp; more</t></is></c>',
      'Ten days & more',
    ],
  ])('%s', async (_name, cell, shown) => {
    const sharedStrings =
      '<si><t>zero</t></si><si><r><t>請假</t></r><r><t>規則</t></r><rPh sb="0" eb="2"><t>ㄑㄧㄥ</t></rPh></si>';
    const document = await readSheet(`<row r="1">${cell}</row>`, {}, { styles: STYLES, sharedStrings });
    expect(
      rowsOf(document)
        .flat()
        .filter((words) => words !== ''),
    ).toEqual([shown]);
  });

  it('is the same day in a workbook that counts from 1904', async () => {
    const rows = '<row r="1"><c r="A1" s="1"><v>44255</v></c><c r="B1"><v>44255</v></c></row>';
    expect(rowsOf(await readSheet(rows, {}, { styles: STYLES, workbook: 'date1904="1"' }))).toEqual([
      ['2025-03-01', '44255'],
    ]);
  });

  it('is the same length of time in a workbook that counts from 1904', async () => {
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="46"/></cellXfs>';
    const rows = '<row r="1"><c r="A1" s="1"><v>1.5</v></c></row>';
    expect(rowsOf(await readSheet(rows, {}, { styles, workbook: 'date1904="1"' }))).toEqual([['36:00:00']]);
  });

  it('stands in every row that a merged cell spans', async () => {
    const rows =
      textRow(1, ['Level', 'Kind', 'Limit']) +
      textRow(2, ['Clerk', 'hotel', '$100']) +
      textRow(3, ['', 'meals', '$30']) +
      textRow(4, ['Boss', 'all', 'any']);
    const behind = '<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="A9:XFD1048576"/></mergeCells>';
    expect(rowsOf(await readSheet(rows, { behind }))).toEqual([
      ['Clerk', 'hotel', '$100'],
      ['Clerk', 'meals', '$30'],
      ['Boss', 'all', 'any'],
    ]);
  });
});

it('a name over several columns is the name of each', async () => {
  const rows = textRow(1, ['Level', 'Limits', '']) + textRow(2, ['Clerk', '$100', '$30']);
  const behind = '<mergeCells><mergeCell ref="B1:C1"/></mergeCells>';
  expect((await readSheet(rows, { behind })).blocks[1]).toMatchObject({ header: ['Level', 'Limits', 'Limits'] });
});

describe('what is hidden', () => {
  it('is left out, and it is said how much that is', async () => {
    const hiddenRow = textRow(3, ['Temp', 'none'], 'hidden="1"');
    const document = await read({
      sheets: [
        { name: 'Old', rows: LEVELS, state: 'hidden' },
        { name: 'Older', rows: LEVELS, state: 'veryHidden' },
        { name: 'Empty', rows: '', state: 'hidden' },
        {
          name: 'Limits',
          rows: textRow(1, ['Level', 'Note', 'Limit']) + textRow(2, ['Clerk', 'secret', '$500']) + hiddenRow,
          before: '<cols><col min="2" max="2" hidden="1"/></cols>',
        },
      ],
    });
    expect(outlineOf(document)).toEqual(['h1: Limits', 'table-row: Clerk\t$500']);
    expect(document.pages).toEqual([{ start: 0, page: 4, label: 'Limits' }]);
    expect(document.problems).toEqual([
      { code: 'sheets-hidden', details: { sheets: 2 } },
      { code: 'rows-hidden', details: { rows: 1 } },
      { code: 'columns-hidden', details: { columns: 1 } },
    ]);
  });
});

it('is read although its properties are damaged', async () => {
  const document = await read({
    sheets: [{ name: 'Limits', rows: LEVELS }],
    more: { 'docProps/core.xml': '<cp:core' },
  });
  expect(document.fields.title).toBe('limits');
});

it('names the characters that stand too far right', async () => {
  const far =
    '<row r="6"><c r="A6" t="inlineStr"><is><t>Driver</t></is></c><c r="ZZ6" t="inlineStr"><is><t>van</t></is></c></row>';
  const document = await readSheet(LEVELS + far);
  expect(rowsOf(document).at(-1)?.[0]).toBe('Driver');
  expect(document.problems).toEqual([{ code: 'text-skipped', details: { characters: 3 } }]);
});

describe('the title', () => {
  it('is the property of the workbook, else the name of the file', async () => {
    expect((await readSheet(LEVELS, {}, { title: 'Approval limits' })).fields.title).toBe('Approval limits');
    expect((await readSheet(LEVELS)).fields.title).toBe('limits');
    const titled = textRow(1, ['Approval limits']) + LEVELS.replaceAll('"1"', '"2"');
    expect((await readSheet(titled)).fields.title).toBe('Approval limits');
  });
});

describe('a workbook is refused with the reason', () => {
  async function refusal(bytes: Uint8Array, password?: string): Promise<string> {
    try {
      await readXlsx({ bytes, fileName: 'a.xlsx', password });
      return 'read';
    } catch (error) {
      return error instanceof CodedError ? error.code : 'not coded';
    }
  }

  const BOMB =
    '<!DOCTYPE sst [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>';

  it.each<[string, Uint8Array, string]>([
    ['no workbook in the archive', makeArchive({ 'word/document.xml': '<w:document/>' }), 'format-mismatch'],
    [
      'entities that expand',
      makeXlsx({ sheets: [{ name: 'A', rows: LEVELS }], more: { 'xl/sharedStrings.xml': BOMB } }),
      'document-damaged',
    ],
    [
      'a schema that leads outside',
      makeXlsx({
        sheets: [{ name: 'A', rows: LEVELS }],
        more: { 'xl/xmlMaps.xml': '<MapInfo><redefine schemaLocation="http://localhost"/></MapInfo>' },
      }),
      'document-damaged',
    ],
    [
      'a part that expands without end',
      makeXlsx({ sheets: [{ name: 'A', rows: ' '.repeat(65 * 1024 * 1024) }] }),
      'file-too-large',
    ],
    [
      'more sheets than a policy has',
      makeXlsx({ sheets: Array.from({ length: 501 }, (_, at) => ({ name: `S${at}`, rows: '' })) }),
      'file-too-large',
    ],
    [
      'a sheet cut short',
      makeXlsx({
        sheets: [{ name: 'A', rows: '' }],
        more: { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row' },
      }),
      'document-damaged',
    ],
  ])('%s', async (_name, bytes, code) => {
    expect(await refusal(bytes)).toBe(code);
  });

  it('while it is locked, and read with its password', async () => {
    const open = Buffer.from(makeXlsx({ sheets: [{ name: 'A', rows: LEVELS }] }));
    const locked = new Uint8Array(officeCrypto.encrypt(open, { password: 'cedar' }));
    expect([await refusal(locked), await refusal(locked, 'oak'), await refusal(locked, 'cedar')]).toEqual([
      'password-required',
      'password-required',
      'read',
    ]);
  });

  it('but links to other workbooks are passed over', async () => {
    const more = {
      'xl/worksheets/_rels/sheet1.xml.rels':
        '<Relationships><Relationship Id="x" Type="a/externalLinkPath" Target="file:///etc/passwd" TargetMode="External"/></Relationships>',
    };
    expect(await refusal(makeXlsx({ sheets: [{ name: 'A', rows: LEVELS }], more }))).toBe('read');
  });
});
