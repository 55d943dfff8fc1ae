import type { PageStart, TextBox } from '../../../shared/block.ts';
import type { Range } from '../../ui/text-segments.ts';

/** A rectangle on a page, in points from its upper left corner. */
export interface PageRectangle {
  start: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The page that holds an offset of the text; the first when none is before it. */
export function pageOfOffset(pages: readonly PageStart[], offset: number): number {
  const before = pages.filter(({ start }) => start <= offset);
  return before.at(-1)?.page ?? pages[0]?.page ?? 1;
}

/**
 * Where a range of the text stands on a page. The store knows whole lines; the part of one is taken by its share of the
 * line's characters, since its letters' widths are not kept.
 */
export function rectanglesOf(boxes: readonly TextBox[], [start, end]: Range): PageRectangle[] {
  return boxes
    .filter((box) => box.start < end && start < box.end)
    .map((box) => {
      const letters = Math.max(1, box.end - box.start);
      const before = Math.max(0, start - box.start) / letters;
      const after = Math.max(0, box.end - end) / letters;
      return {
        start: box.start,
        left: box.left + box.width * before,
        top: box.top,
        width: box.width * (1 - before - after),
        height: box.height,
      };
    });
}
