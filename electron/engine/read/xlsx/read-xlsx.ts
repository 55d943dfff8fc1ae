import type { Block, PageStart } from '../../../../shared/block.ts';
import type { ReadingProblem } from '../../../../shared/document.ts';
import { titleFromFileName } from '../document-fields.ts';
import type { DocumentText, ReadingInput } from '../document-text.ts';
import { openArchive } from '../office/open-archive.ts';
import { readPart } from '../office/package.ts';
import { unlockPackage } from '../office/unlock-package.ts';
import { childOf, textOf, type XmlNode } from '../office/xml-tree.ts';
import { CELL_SEPARATOR, rowSpan } from '../row-span.ts';
import { layoutOf, type SheetLayout } from '../sheet-layout.ts';
import { TextWriter } from '../text-writer.ts';
import { numberShower } from './number-formats.ts';
import { rowsOfSheet, type SheetRow } from './sheet-rows.ts';
import { readWorkbook } from './workbook.ts';

/**
 * Reads a workbook (.xlsx, .xlsm): each row with its header cells, numbers and dates as the workbook shows them, results
 * of formulas as they were last saved. A sheet is a page with the sheet's name as label. Macros and links are left alone.
 *
 * @throws CodedError `format-mismatch`, `password-required`, `file-too-large`, `document-damaged`
 */
export async function readXlsx(input: ReadingInput): Promise<DocumentText> {
  const archive = openArchive(await unlockPackage(input.bytes, input.password));
  const workbook = readWorkbook(archive);
  const showNumber = numberShower(workbook.styles, workbook.from1904);
  const output: Output = { writer: new TextWriter(), blocks: [], pages: [] };
  const hidden = { sheets: 0, rows: 0, columns: 0, characters: 0 };
  for (const { name, index, part, hidden: isHidden } of workbook.sheets) {
    const sheet = readPart(archive, part);
    // A chart sheet has no cells.
    if (sheet?.name !== 'worksheet') continue;
    const { rows, hiddenRows, hiddenColumns, skipped } = rowsOfSheet(sheet, workbook.sharedStrings, showNumber);
    if (isHidden) {
      if (rows.length > 0) hidden.sheets += 1;
      continue;
    }
    hidden.rows += hiddenRows;
    hidden.columns += hiddenColumns;
    hidden.characters += skipped;
    if (rows.length > 0) writeSheet(output, { name, index }, rows);
  }
  const { writer, blocks, pages } = output;
  return {
    format: 'xlsx',
    encoding: null,
    text: writer.text,
    hasLines: false,
    blocks,
    pages,
    fields: {
      title:
        titleOf(workbook.coreProperties) ?? onlyTitle(writer.text, blocks, pages) ?? titleFromFileName(input.fileName),
    },
    problems: problemsOf(hidden),
  };
}

interface Output {
  writer: TextWriter;
  blocks: Block[];
  pages: PageStart[];
}

/** The sheet's name heads its rows: "Leave" says what "Clerk, 20 days" is about. */
function writeSheet(output: Output, sheet: { name: string; index: number }, rows: readonly SheetRow[]): void {
  const heading = output.writer.append(sheet.name === '' ? String(sheet.index) : sheet.name);
  // The line feed before the heading belongs to the page before, so that the first page starts at 0.
  output.pages.push({ start: heading.start, page: sheet.index, label: sheet.name });
  output.blocks.push({ type: 'heading', level: 1, ...heading });
  const layout = layoutOf(rows.map(({ cells }) => cells));
  rows.forEach((row, index) => {
    const block = index === layout.header ? null : blockOf(output.writer, rows, index, layout);
    if (block) output.blocks.push({ ...block, row: row.number });
  });
}

function blockOf(writer: TextWriter, rows: readonly SheetRow[], index: number, layout: SheetLayout): Block {
  const cells = rows[index]?.cells ?? [];
  if (layout.titles.has(index)) {
    const span = writer.append(cells.join(' ').trim());
    return index === 0 ? { type: 'heading', level: 2, ...span } : { type: 'paragraph', ...span };
  }
  const { start } = writer.append(cells.join(CELL_SEPARATOR));
  const names = layout.header !== null && index > layout.header ? (rows[layout.header]?.names ?? []) : null;
  const header = names === null ? [] : cells.map((_, column) => names[column] ?? '');
  return { type: 'table-row', ...rowSpan(start, cells), header };
}

function titleOf(properties: XmlNode | null): string | null {
  const title = childOf(properties ?? undefined, 'title');
  return (title && textOf(title).replace(/\s+/g, ' ').trim()) || null;
}

/** The title above the table of a workbook with one sheet. */
function onlyTitle(text: string, blocks: readonly Block[], pages: readonly PageStart[]): string | null {
  const title = pages.length === 1 ? blocks.find((block) => block.type === 'heading' && block.level > 1) : undefined;
  return title === undefined ? null : text.slice(title.start, title.end);
}

function problemsOf(hidden: Record<'sheets' | 'rows' | 'columns' | 'characters', number>): ReadingProblem[] {
  const problems: ReadingProblem[] = [];
  if (hidden.sheets > 0) problems.push({ code: 'sheets-hidden', details: { sheets: hidden.sheets } });
  if (hidden.rows > 0) problems.push({ code: 'rows-hidden', details: { rows: hidden.rows } });
  if (hidden.columns > 0) problems.push({ code: 'columns-hidden', details: { columns: hidden.columns } });
  if (hidden.characters > 0) problems.push({ code: 'text-skipped', details: { characters: hidden.characters } });
  return problems;
}
