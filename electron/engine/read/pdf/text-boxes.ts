import type { TextBox } from '../../../../shared/block.ts';
import type { Place, PlacedText } from './text-piece.ts';

/** Share of the font size that letters rise above the baseline and go below it; measured over Latin and Chinese fonts. */
const ASCENT = 0.88;
const DESCENT = 0.22;

/** The boxes of a text that stands at an offset of the stored text, one for each stretch of a line. */
export function boxesOf({ text, starts, places }: PlacedText, offset: number): TextBox[] {
  const boxes: TextBox[] = [];
  for (const [index, place] of places.entries()) {
    const start = starts[index] ?? text.length;
    const end = start + text.slice(start, starts[index + 1]).trimEnd().length;
    if (end > start) boxes.push({ start: offset + start, end: offset + end, page: place.page, ...outline(place) });
  }
  return boxes;
}

/** The upright rectangle around a place, from the frame in which its baseline is level back to the page as shown. */
function outline({ left, right, baseline, size, angle }: Place): Omit<TextBox, 'start' | 'end' | 'page'> {
  const radians = (angle * Math.PI) / 180;
  const cosine = Math.cos(radians);
  const sine = Math.sin(radians);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const across of [left, right]) {
    for (const down of [baseline - size * ASCENT, baseline + size * DESCENT]) {
      xs.push(across * cosine - down * sine);
      ys.push(across * sine + down * cosine);
    }
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    left: hundredths(x),
    top: hundredths(y),
    width: hundredths(Math.max(...xs) - x),
    height: hundredths(Math.max(...ys) - y),
  };
}

/** Finer than any screen or printer; each box is stored as text. */
function hundredths(points: number): number {
  return Math.round(points * 100) / 100;
}
