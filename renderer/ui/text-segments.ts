/** Half-open ranges of UTF-16 offsets. */
export type Range = readonly [start: number, end: number];

export interface TextSegment {
  start: number;
  text: string;
  marked: boolean;
}

/** Cuts `text.slice(start, end)` at the marks. Marks count from the same origin as `start`; they may overlap. */
export function segmentsOf(text: string, [start, end]: Range, marks: readonly Range[]): TextSegment[] {
  const edges = new Set([start, end]);
  for (const mark of marks) {
    for (const edge of mark) if (edge > start && edge < end) edges.add(edge);
  }
  const cuts = [...edges].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? end;
    return {
      start: from,
      text: text.slice(from, to),
      marked: marks.some(([first, last]) => first <= from && to <= last),
    };
  });
}

export function overlaps([aStart, aEnd]: Range, [bStart, bEnd]: Range): boolean {
  return aStart < bEnd && bStart < aEnd;
}
