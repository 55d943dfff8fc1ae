import { collectVocabulary, joinLines, type Vocabulary } from './join-lines.ts';
import { bulletLength } from './markers.ts';
import { continuesOnNextPage, groupParagraphs } from './paragraphs.ts';
import { findTables, type Row } from './table-rows.ts';
import { lineText, type Line, type PlacedText } from './text-piece.ts';
import type { PageLines } from './running-lines.ts';
import type { Typography } from './typography.ts';

/** The content of a PDF between its lines and the blocks. */
export type DocumentItem = ParagraphItem | RowItem;

/** Its text is without the bullet. */
export interface ParagraphItem extends PlacedText {
  kind: 'paragraph';
  places: Line[];
  hasBullet: boolean;
}

export interface RowItem {
  kind: 'row';
  row: Row;
  header: string[];
  page: number;
}

const LONGEST_COLUMN_NAME = 60;

/** Paragraphs and table rows of all pages in order; a paragraph that runs over a page break is one. */
export function collectItems(pages: readonly PageLines[], typography: Typography): DocumentItem[] {
  const items: DocumentItem[] = [];
  const vocabulary = collectVocabulary(pages.flatMap((page) => page.lines.map(lineText)));
  let open: Line[] | null = null;
  const close = (): void => {
    if (open !== null) items.push(paragraphItem(open, vocabulary));
    open = null;
  };
  for (const page of pages) {
    for (const [partIndex, part] of findTables(page.lines, vocabulary).entries()) {
      if (part.kind === 'table') {
        close();
        items.push(...rowItems(part.rows, items, partIndex === 0));
        continue;
      }
      for (const [index, paragraph] of groupParagraphs(part.lines, typography).entries()) {
        const isFirst = partIndex === 0 && index === 0;
        if (isFirst && open !== null && continuesOnNextPage(open, paragraph)) {
          open = [...open, ...paragraph];
          continue;
        }
        close();
        open = paragraph;
      }
    }
  }
  close();
  return items;
}

function paragraphItem(lines: Line[], vocabulary: Vocabulary): ParagraphItem {
  const texts = lines.map(lineText);
  const bullet = bulletLength(texts[0] ?? '');
  // A line that is nothing but a bullet keeps it, so that no line is lost.
  const hasBullet = bullet > 0 && (bullet < (texts[0]?.length ?? 0) || texts.length > 1);
  const { text, starts } = joinLines(
    hasBullet ? [texts[0]?.slice(bullet) ?? '', ...texts.slice(1)] : texts,
    vocabulary,
  );
  return { kind: 'paragraph', places: lines, text, starts, hasBullet };
}

/** Rows with their header. A table that goes on over the page break keeps the header that it began with. */
function rowItems(rows: readonly Row[], before: readonly DocumentItem[], isFirstOnPage: boolean): RowItem[] {
  const first = rows[0];
  const last = before.at(-1);
  const names = first !== undefined && (first.isHeader || namesColumns(first, rows));
  const carried =
    isFirstOnPage && last?.kind === 'row' && last.header.length === first?.cells.length ? last.header : [];
  const header = first !== undefined && names ? first.cells.map((cell) => cell.text) : carried;
  // A table that repeats its header on every page is one table.
  const repeats = last?.kind === 'row' && last.header.length > 0 && sameTexts(last.header, first?.cells ?? []);
  return rows.slice(repeats ? 1 : 0).map((row) => ({
    kind: 'row',
    row,
    header: row === first && names ? [] : row.cells.length === header.length ? header : [],
    page: row.lines[0]?.page ?? 1,
  }));
}

function sameTexts(header: readonly string[], cells: readonly PlacedText[]): boolean {
  return header.length === cells.length && cells.every((cell, index) => cell.text === header[index]);
}

/** Without a mark in the file: a bold first row, or short names over three or more columns. Two are often a key and a value. */
function namesColumns(first: Row, rows: readonly Row[]): boolean {
  const second = rows[1];
  if (second === undefined || !first.cells.every((cell) => isColumnName(cell.text))) return false;
  const isBold = first.lines.every((line) => line.bold) && !second.lines.every((line) => line.bold);
  return isBold || first.cells.length >= 3;
}

/** Long texts, sentences and bare figures stand in the first row of tables without a header. */
function isColumnName(text: string): boolean {
  return text !== '' && text.length <= LONGEST_COLUMN_NAME && /\p{L}/u.test(text) && !/[.。;；]$/.test(text);
}
