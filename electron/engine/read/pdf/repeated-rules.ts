import type { PageLines } from './running-lines.ts';
import { lineText, type Line } from './text-piece.ts';

/** A line at the upper or lower end of a page that may be running. */
export interface Candidate {
  line: Line;
  page: PageLines;
  atTop: boolean;
  text: string;
}

/** Distance in font sizes to the text; lines of a paragraph are closer. */
export const APART = 1.8;
/** A sentence of fewer words, or Chinese characters, is a heading or a company's name with a full stop. */
const SENTENCE = /(?:(?:[\p{L}\p{N}'’-]+[\s,;:]+){3,}|\p{Script=Han}{7,})\S*[.!。！]$/u;

/**
 * A rule may repeat on every page as well. Where it is part of the text beside it, it stays on every page; where it
 * stands apart as a header does, it stays on the first page, so that it can be found.
 */
export function keepRepeatedRules(clusters: readonly (readonly Candidate[])[], running: Set<Line>): void {
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const cluster of clusters) {
      if (
        !cluster.some(({ line }) => running.has(line)) ||
        !(isPartOfText(cluster, running) || headsTable(cluster, running))
      )
        continue;
      for (const { line } of cluster) running.delete(line);
      isChanged = true;
    }
  }
  const repeated = new Set(clusters.filter(isSame).flatMap((cluster) => cluster[0]?.line ?? []));
  for (const block of blocksOf([...repeated].filter((line) => running.has(line)))) {
    if (SENTENCE.test(block.map(lineText).join(' '))) for (const line of block) running.delete(line);
  }
}

/** Whether the lines have the same text. */
export function isSame(cluster: readonly Candidate[]): boolean {
  return cluster.every((candidate) => candidate.text === cluster[0]?.text);
}

/** Whether the next line towards the middle of most pages is set alike and as close as lines of a paragraph are. */
function isPartOfText(cluster: readonly Candidate[], running: ReadonlySet<Line>): boolean {
  const inText = cluster.filter(({ line, page, atTop }) =>
    page.lines.some((other) => {
      const inward = atTop ? other.baseline - line.baseline : line.baseline - other.baseline;
      const isNext = inward > line.size * 0.5 && inward <= line.size * APART;
      return isNext && !running.has(other) && isSetAlike(other, line);
    }),
  );
  return inText.length > cluster.length / 2;
}

/** Whether the cells of the next row stand under the parts of the line on most pages: a table repeats its header. */
function headsTable(cluster: readonly Candidate[], running: ReadonlySet<Line>): boolean {
  const heading = cluster.filter(({ line, page, atTop }) => {
    if (!atTop || line.segments.length < 2) return false;
    const below = page.lines.filter((other) => other.baseline > line.baseline + line.size * 0.5 && !running.has(other));
    const next = below.reduce<Line | null>(
      (best, other) => (best && best.baseline <= other.baseline ? best : other),
      null,
    );
    const under = next?.segments.filter((cell) =>
      line.segments.some((part) => cell.left < part.right && part.left < cell.right),
    );
    return next !== null && next.baseline - line.baseline < line.size * 6 && (under?.length ?? 0) >= 2;
  });
  return heading.length > cluster.length / 2;
}

function isSetAlike(line: Line, other: Line): boolean {
  const shared = Math.min(line.right, other.right) - Math.max(line.left, other.left);
  return line.font === other.font && Math.abs(line.size - other.size) < 0.2 && shared > 0;
}

/** Lines of one page that follow one another closely. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines.toSorted((a, b) => a.page - b.page || a.baseline - b.baseline)) {
    const before = blocks.at(-1)?.at(-1);
    const follows = before?.page === line.page && line.baseline - before.baseline <= line.size * APART;
    if (follows && isSetAlike(line, before)) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks;
}
