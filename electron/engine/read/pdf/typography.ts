import { lineText, type Line } from './text-piece.ts';

/** What is usual in a document; everything else is judged by its difference from it. */
export interface Typography {
  /** Font size in points of most characters. */
  bodySize: number;
  /** Whether most of that text is bold. */
  bodyIsBold: boolean;
  /** Distance in points from baseline to baseline inside a paragraph set in this size. */
  pitch(size: number): number;
}

const DEFAULT_PITCH = 1.25;

export function measureTypography(pages: readonly (readonly Line[])[]): Typography {
  const sizes = new Counter();
  const bold = new Counter();
  const pitches = new Map<number, Counter>();
  for (const lines of pages) {
    for (const [index, line] of lines.entries()) {
      const length = lineText(line).length;
      sizes.add(half(line.size), length);
      bold.add(line.bold ? 1 : 0, length);
      const before = lines[index - 1];
      if (before === undefined || half(before.size) !== half(line.size)) continue;
      const distance = line.baseline - before.baseline;
      if (distance <= line.size * 0.8 || distance > line.size * 2.2) continue;
      const counter = pitches.get(half(line.size)) ?? new Counter();
      counter.add(half(distance), 1);
      pitches.set(half(line.size), counter);
    }
  }
  const usual = new Map([...pitches].map(([size, counter]) => [size, counter.most()]));
  return {
    bodySize: sizes.most() ?? 10,
    bodyIsBold: bold.most() === 1,
    pitch: (size) => usual.get(half(size)) ?? size * DEFAULT_PITCH,
  };
}

function half(value: number): number {
  return Math.round(value * 2) / 2;
}

class Counter {
  readonly #counts = new Map<number, number>();

  add(value: number, weight: number): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + weight);
  }

  most(): number | undefined {
    let best: [number, number] | undefined;
    for (const entry of this.#counts) if (best === undefined || entry[1] > best[1]) best = entry;
    return best?.[0];
  }
}
