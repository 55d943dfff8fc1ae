import { fold, foldText, originalSpan } from './fold.ts';

/**
 * Where `sought` stands in `text`, folded both, without overlaps; at most `most` ranges of the original, and how many
 * there are in all. White space at the ends of `sought` is passed over; nothing but white space stands nowhere.
 */
export function placesOf(
  sought: string,
  text: string,
  most: number,
): { ranges: [start: number, end: number][]; total: number } {
  const needle = foldText(sought.trim());
  const ranges: [number, number][] = [];
  if (needle === '') return { ranges, total: 0 };
  const folded = fold(text);
  let total = 0;
  for (let at = folded.text.indexOf(needle); at !== -1; at = folded.text.indexOf(needle, at + needle.length)) {
    total += 1;
    if (total > most) continue;
    const { start, end } = originalSpan(folded, at, at + needle.length);
    ranges.push([start, end]);
  }
  return { ranges, total };
}
