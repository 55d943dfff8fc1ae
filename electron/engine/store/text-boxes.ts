import type { Span, TextBox } from '../../../shared/block.ts';
import type { Store } from './open-store.ts';

/** Keeps where a version's lines of text stand on their pages, a row for each page. Inside a write transaction. */
export function writeBoxes(store: Store, versionRow: number, boxes: readonly TextBox[]): void {
  const insert = store.database.prepare('INSERT INTO page_boxes (version, page, boxes) VALUES (?, ?, ?)');
  const pages = new Map<number, TextBox[]>();
  for (const box of boxes) {
    const onPage = pages.get(box.page);
    if (onPage === undefined) pages.set(box.page, [box]);
    else onPage.push(box);
  }
  for (const [page, onPage] of pages) insert.run(versionRow, page, JSON.stringify(onPage));
}

export function deleteBoxes(store: Store, versionRow: number): void {
  store.database.prepare('DELETE FROM page_boxes WHERE version = ?').run(versionRow);
}

/**
 * The boxes that hold any of a stretch of a version's text on these pages (first and last), in order of the text; empty
 * for formats without pages.
 */
export function boxesOf(
  store: Store,
  versionRow: number,
  { start, end, pages }: Span & { pages: [number, number] | null },
): TextBox[] {
  if (pages === null) return [];
  return boxesOnPages(store, versionRow, pages).filter((box) => box.start < end && start < box.end);
}

/** All boxes of these pages (first and last), in order of the text. */
export function boxesOnPages(store: Store, versionRow: number, pages: readonly [number, number]): TextBox[] {
  const rows = store.database
    .prepare<[number, number, number], string>(
      'SELECT boxes FROM page_boxes WHERE version = ? AND page BETWEEN ? AND ? ORDER BY page',
    )
    .pluck()
    .all(versionRow, ...pages);
  return rows.flatMap((row) => JSON.parse(row) as TextBox[]);
}
