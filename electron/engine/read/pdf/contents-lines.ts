import type { DocumentItem } from './document-items.ts';
import { lineText, type Line } from './text-piece.ts';

/**
 * A printed table of contents is left out: its entries repeat the headings and would answer in their place. It is known
 * by page numbers at the ends of its entries that never fall.
 */

/** Fewer entries may be a price list or a form. */
const FEWEST_ENTRIES = 4;
const TITLE = /^(?:table of contents|contents|目\s*[錄录次])$/i;
const LEADER = /(?:[.．·…]\s?){3,}\s*(\d{1,4})$/;
const PAGE_AT_END = /(?:^|\s)(\d{1,4})$/;

/** The lines of a page without entries that lead to their page number with dots, or that the file marks as contents. */
export function removeContentsLines(lines: readonly Line[], pageCount: number): Line[] {
  const entries = new Map<Line, number>();
  for (const line of lines) {
    const page = LEADER.exec(lineText(line))?.[1];
    if (page !== undefined) entries.set(line, Number(page));
  }
  const isContents = isTable([...entries.values()], pageCount);
  return lines.filter((line) => line.tag?.role !== 'contents' && !(isContents && entries.has(line)));
}

/** The items without entries that stand under the title of a table of contents. */
export function removeContentsItems(items: readonly DocumentItem[], pageCount: number): DocumentItem[] {
  const title = items.findIndex((item) => TITLE.test(itemText(item)));
  if (title < 0) return [...items];
  const pages: number[] = [];
  let end = title + 1;
  for (let index = title + 1; index < items.length && index - end < 2; index++) {
    const item = items[index];
    const page = item === undefined ? undefined : PAGE_AT_END.exec(itemText(item))?.[1];
    if (page === undefined) continue;
    if (Number(page) < (pages.at(-1) ?? 0)) break;
    pages.push(Number(page));
    end = index + 1;
  }
  return isTable(pages, pageCount) ? [...items.slice(0, title), ...items.slice(end)] : [...items];
}

/** The lines of a form count up as well, but further than the pages that the file may lack before its first one. */
function isTable(pages: readonly number[], pageCount: number): boolean {
  if (pages.length < FEWEST_ENTRIES || pages.some((page, index) => page < (pages[index - 1] ?? 0))) return false;
  return (pages.at(-1) ?? 0) - (pages[0] ?? 0) <= pageCount * 1.5;
}

function itemText(item: DocumentItem): string {
  return item.kind === 'paragraph' ? item.text : item.row.cells.map((cell) => cell.text).join(' ');
}
