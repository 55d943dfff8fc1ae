import type { DocumentItem, ParagraphItem } from './document-items.ts';
import { isUnspaced } from './text-piece.ts';

const LONGEST_TITLE = 200;
/** A first page with nothing but this many headings is a cover, whose lines make the title together. */
const COVER_LINES = 4;

/** The title that the file's properties state, else the one printed on the first page, else the name of the file. */
export function findTitle(
  stated: string | null,
  items: readonly DocumentItem[],
  headings: ReadonlyMap<DocumentItem, number>,
  fileName: string,
): string {
  const printed = items.filter((item) => item.kind === 'paragraph' && headings.has(item)) as ParagraphItem[];
  return stated ?? coverTitle(items, printed) ?? largestHeading(printed) ?? withoutExtension(fileName);
}

function coverTitle(items: readonly DocumentItem[], headings: readonly ParagraphItem[]): string | null {
  const cover = headings.filter((item) => item.places[0]?.page === 1);
  const onFirstPage = items.filter((item) => (item.kind === 'row' ? item.page : item.places[0]?.page) === 1);
  if (cover.length < 2 || cover.length > COVER_LINES || onFirstPage.length > cover.length) return null;
  let title = '';
  for (const { text } of cover) {
    const joint = title === '' || (isUnspaced(title.at(-1)) && isUnspaced(text.at(0))) ? '' : ' ';
    title += joint + text;
  }
  return title.length <= LONGEST_TITLE ? title : null;
}

/** The largest heading of the first page, else the first one. */
function largestHeading(headings: readonly ParagraphItem[]): string | null {
  let best: { text: string; size: number } | null = null;
  for (const { text, places } of headings) {
    const { size = 0, page = 1 } = places[0] ?? {};
    if (best === null || (page === 1 && size > best.size)) best = { text, size };
  }
  return best?.text ?? null;
}

function withoutExtension(fileName: string): string {
  return fileName.replace(/^.*[\\/]/, '').replace(/\.[^.]+$/, '');
}
