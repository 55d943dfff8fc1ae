import type { DocumentItem, ParagraphItem } from './document-items.ts';
import { isDivision, leadingNumber } from './markers.ts';
import type { Typography } from './typography.ts';

/** Headings are larger than the text by at least this factor, or bold. */
const LARGER = 1.12;
const LONGEST_HEADING = 160;
const LOWEST_LEVEL = 6;

/** Titles of the outline (bookmarks) with their depth, from 1; equal for texts that differ only in spaces and case. */
export type OutlineTitles = ReadonlyMap<string, number>;

export function outlineKey(title: string): string {
  return title.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

/**
 * The headings among the items with their levels. What the file says counts first (tags, then bookmarks), then what
 * they look like: larger or bolder than the text, or the number of a chapter.
 */
export function findHeadings(
  items: readonly DocumentItem[],
  typography: Typography,
  outline: OutlineTitles,
): ReadonlyMap<DocumentItem, number> {
  const paragraphs = items.filter((item) => item.kind === 'paragraph');
  const stated = new Map<ParagraphItem, number>();
  const candidates: ParagraphItem[] = [];
  for (const item of paragraphs) {
    const level = item.text.length <= LONGEST_HEADING ? statedLevel(item, outline) : null;
    if (level !== null) stated.set(item, level);
    else if (looksLikeHeading(item, typography)) candidates.push(item);
  }
  if (!fitsLooks(stated)) {
    candidates.push(...stated.keys());
    stated.clear();
  }
  const levels = levelsByLook(candidates, stated);
  const headings = new Map<ParagraphItem, number>(stated);
  for (const item of candidates) headings.set(item, levels.get(lookOf(item)) ?? LOWEST_LEVEL);
  raiseDivisions(headings);
  return headings;
}

/** Authors take heading styles for their look: where smaller print stands above larger print, levels mean nothing. */
function fitsLooks(stated: ReadonlyMap<ParagraphItem, number>): boolean {
  const lowest = [...lowestLevels(stated)].sort(([look], [other]) => (look < other ? 1 : -1));
  return lowest.every(([, level], index) => level >= (lowest[index - 1]?.[1] ?? 0));
}

function lowestLevels(stated: ReadonlyMap<ParagraphItem, number>): Map<string, number> {
  const levels = new Map<string, number>();
  for (const [item, level] of stated) {
    levels.set(lookOf(item), Math.min(level, levels.get(lookOf(item)) ?? LOWEST_LEVEL));
  }
  return levels;
}

/** Chapters stand above their sections also where the file gives both the same level or look. */
function raiseDivisions(headings: Map<ParagraphItem, number>): void {
  const divisions = [...headings].filter(([item]) => isDivision(item.text));
  const highest = Math.min(...divisions.map(([, level]) => level));
  const isShared = [...headings].some(([item, level]) => level === highest && !isDivision(item.text));
  if (divisions.length < 2 || !isShared) return;
  for (const [item, level] of headings) {
    if (highest > 1 && isDivision(item.text)) headings.set(item, level - 1);
    else if (highest === 1 && !isDivision(item.text)) headings.set(item, Math.min(level + 1, LOWEST_LEVEL));
  }
}

function statedLevel(item: ParagraphItem, outline: OutlineTitles): number | null {
  const tag = item.places[0]?.tag;
  if (tag?.role === 'heading') return tag.level;
  return outline.size === 0 ? null : (outline.get(outlineKey(item.text)) ?? null);
}

function looksLikeHeading(item: ParagraphItem, typography: Typography): boolean {
  const { text, places: lines } = item;
  if (item.hasBullet || lines.length > 3 || text.length > LONGEST_HEADING || !/\p{L}/u.test(text)) return false;
  if (/[.;,，。；、]$/.test(text) || lines[0]?.tag?.role === 'note') return false;
  if (lines.every((line) => line.size >= typography.bodySize * LARGER)) return true;
  if (lines.every((line) => line.size < typography.bodySize * 0.9)) return false;
  if (lines.every((line) => line.bold) && !typography.bodyIsBold) return true;
  if (lines.length > 1) return false;
  const number = leadingNumber(text);
  const isCapitals = number !== null && /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(text.slice(number.length));
  return isCapitals || (isDivision(text) && text.length <= 60);
}

/** Size in half points, then weight; sorts as text. */
function lookOf(item: ParagraphItem): string {
  const line = item.places[0];
  const size = Math.round((line?.size ?? 0) * 2) / 2;
  return `${size.toFixed(1).padStart(6, '0')} ${line?.bold === true ? '1' : '0'}`;
}

/**
 * A look that headings of a known level have means that level; the others are ranked by their size and weight. A look
 * that occurs once, as on a cover, takes no rank of its own.
 */
function levelsByLook(
  candidates: readonly ParagraphItem[],
  stated: ReadonlyMap<ParagraphItem, number>,
): ReadonlyMap<string, number> {
  const levels = lowestLevels(stated);
  const counts = new Map<string, number>();
  for (const item of candidates) counts.set(lookOf(item), (counts.get(lookOf(item)) ?? 0) + 1);
  const looks = [...new Set([...counts.keys(), ...levels.keys()])].sort().reverse();
  let level = 0;
  for (const look of looks) {
    const isRare = counts.get(look) === 1 && candidates.length > 3;
    const known = levels.get(look);
    if (known === undefined && isRare) levels.set(look, Math.max(level, 1));
    else {
      level = Math.min(known ?? level + 1, LOWEST_LEVEL);
      levels.set(look, level);
    }
  }
  return levels;
}
