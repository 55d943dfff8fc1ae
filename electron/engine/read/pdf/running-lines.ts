import { APART, isSame, keepRepeatedRules, type Candidate } from './repeated-rules.ts';
import { lineText, type Line } from './text-piece.ts';

export interface PageLines {
  /** From 1. */
  page: number;
  label: string | null;
  /** Height in points, as displayed. */
  height: number;
  lines: Line[];
}

/** Running lines stand in this share of the page's height at its top or bottom … */
const MARGIN = 0.14;
/** … among this many lines at that end. */
const OUTER_LINES = 4;
/** Baselines of one running line differ by less than this many points from page to page. */
const SAME_HEIGHT = 2.5;

/** Fewer pages than this prove no place for running lines. */
const SLOT_PAGES = 5;
/** Letters that only a running line repeats beside a changing number; "Article 3", "Section 4" have fewer. */
const LONG_CONSTANT = 14;

/**
 * The pages without running headers, footers and page numbers: lines that stand in the same place on several pages and
 * are the same but for a number that counts the pages.
 */
export function removeRunningLines(pages: readonly PageLines[]): PageLines[] {
  const groups = new Map<string, Candidate[]>();
  const outer = pages.flatMap(outerLines);
  for (const candidate of outer) {
    const key = `${String(candidate.atTop)} ${candidate.text.replace(NUMBERS, '#')}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [candidate]);
    else group.push(candidate);
  }
  const running = new Set<Line>();
  const withText = pages.filter((page) => page.lines.length > 0).length;
  const clusters = [...groups.values()].flatMap(byHeight).filter((cluster) => isRunning(cluster, withText));
  for (const cluster of clusters) for (const { line } of cluster) running.add(line);
  addSlots(outer, running);
  keepRepeatedRules(clusters, running);
  return pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !running.has(line)) }));
}

/**
 * Headers that name the section change from page to page, but stand apart from the text where others stand that repeat:
 * a height at which a third of such lines are running belongs to running lines alone.
 */
function addSlots(outer: readonly Candidate[], running: Set<Line>): void {
  const apart = outer.filter(isApart);
  for (const atTop of [true, false]) {
    for (const slot of byHeight(apart.filter((candidate) => candidate.atTop === atTop))) {
      const known = slot.filter((candidate) => running.has(candidate.line)).length;
      if (known < SLOT_PAGES || known < slot.length / 3) continue;
      for (const candidate of slot) running.add(candidate.line);
    }
  }
}

/** Whether a line is the first or last of its page, with a wide gap to the next one. */
function isApart(candidate: Candidate): boolean {
  const { line, page, atTop } = candidate;
  const inward = page.lines.map((other) => (atTop ? other.baseline - line.baseline : line.baseline - other.baseline));
  const others = inward.filter((distance) => Math.abs(distance) > line.size * 0.5);
  return others.every((distance) => distance > line.size * APART);
}

function outerLines(page: PageLines): Candidate[] {
  const sorted = page.lines.toSorted((a, b) => a.baseline - b.baseline);
  const top = sorted.slice(0, OUTER_LINES).filter((line) => line.baseline < page.height * MARGIN);
  const bottom = sorted.slice(-OUTER_LINES).filter((line) => line.baseline > page.height * (1 - MARGIN));
  const candidate = (line: Line, atTop: boolean): Candidate => ({ line, page, atTop, text: lineText(line).trim() });
  return [...top.map((line) => candidate(line, true)), ...bottom.map((line) => candidate(line, false))];
}

function byHeight(group: readonly Candidate[]): Candidate[][] {
  const clusters: Candidate[][] = [];
  // Footers keep their distance from the lower edge, also where pages differ in height.
  const height = (item: Candidate): number => (item.atTop ? item.line.baseline : item.page.height - item.line.baseline);
  for (const candidate of group.toSorted((a, b) => height(a) - height(b))) {
    const cluster = clusters.at(-1);
    const first = cluster?.[0];
    if (cluster !== undefined && first !== undefined && height(candidate) - height(first) < SAME_HEIGHT)
      cluster.push(candidate);
    else clusters.push([candidate]);
  }
  return clusters.map((cluster) => cluster.toSorted((a, b) => a.page.page - b.page.page));
}

function isRunning(cluster: readonly Candidate[], pageCount: number): boolean {
  const first = cluster[0];
  if (first === undefined) return false;
  const onPages = new Set(cluster.map((candidate) => candidate.page.page)).size;
  if (cluster.every((candidate) => isOwnPageNumber(candidate))) return true;
  if (onPages < Math.min(3, Math.max(pageCount, 2))) return false;
  if (isSame(cluster)) return true;
  const constantLetters = first.text.replace(/[^\p{L}]/gu, '').length;
  if (onPages >= SLOT_PAGES && constantLetters >= LONG_CONSTANT) return true;
  if (!countsPages(cluster)) return false;
  // "Article 3" at the top of the third page counts as well, but is a heading: there the number has to stand apart.
  return !first.atTop || isPageNumber(first.text) || first.line.segments.length > 1 || /page|頁|页/i.test(first.text);
}

const PAGE_NUMBER =
  /^[-–—|\s]*(?:page|pg\.?|p\.|第)?\s*(\d{1,4}|[ivxlcdm]{1,7})\s*(?:頁|页)?(?:\s*(?:of|\/|／|,|，|共)\s*(?:第|共)?\s*\d{1,4}\s*(?:頁|页)?)?[-–—|\s]*$/i;

function isPageNumber(text: string): boolean {
  return PAGE_NUMBER.test(text);
}

/** A line that is nothing but the number or label of the page that it stands on. */
function isOwnPageNumber(candidate: Candidate): boolean {
  const number = PAGE_NUMBER.exec(candidate.text)?.[1];
  if (number === undefined) return false;
  const { page, label } = candidate.page;
  return number === String(page) || (label !== null && number.toLowerCase() === label.toLowerCase());
}

/** Whether a number of the line grows by one from page to page, but for restarts; the others may be a date. */
function countsPages(cluster: readonly Candidate[]): boolean {
  const numbers = cluster.map(({ text, page }) => ({ values: numbersIn(text), page: page.page }));
  const places = Math.min(...numbers.map(({ values }) => values.length));
  for (let place = 0; place < places; place++) {
    let counted = 0;
    for (const [index, { values, page }] of numbers.entries()) {
      const before = numbers[index - 1];
      const now = values[place];
      const then = before?.values[place];
      if (before === undefined || now === undefined || then === undefined) continue;
      if (now - then === page - before.page || now === 1 || now === page) counted += 1;
    }
    if (numbers.length > 1 && counted >= (numbers.length - 1) * 0.6) return true;
  }
  return false;
}

/** Figures anywhere, and small Roman numerals at either end: xiv PREFACE. */
const NUMBERS = /\d+|^[ivxl]{1,7}(?=\s|$)|(?<=\s)[ivxl]{1,7}$/g;
const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };

function numbersIn(text: string): number[] {
  return (text.match(NUMBERS) ?? []).map((number) => (/\d/.test(number) ? Number(number) : romanValue(number)));
}

function romanValue(numeral: string): number {
  const values = Array.from(numeral, (letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
