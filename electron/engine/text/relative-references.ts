import { chineseNumber } from './chinese-clause-number.ts';
import { matchAt, numeral } from './clause-parts.ts';

/** A clause named by its place: 前條, 前項第二款, 本條第二項, "the preceding section". */
export interface RelativeReference {
  /** What it counts from: the clause before or after, this one, or the one named last. */
  place: 'before' | 'after' | 'this' | 'same';
  /** How many before or after. */
  steps: number;
  /** The unit that is counted, in folded text. */
  unit: '条' | '款' | '项' | 'clause' | 'paragraph';
  /** Parts inside it: 2 of 本條第二項. */
  parts: string[];
  /** Offset in the folded text behind it. */
  end: number;
}

/** 本条例, 同条件 and 本项目 are other words. */
const CHINESE = /([本前次下后上同])([一二三四五六两]?)(条|款|项)(?![例件文目项])/y;
const ENGLISH =
  /(preceding|previous|foregoing|following|next) (section|clause|article|rule|paragraph|sub-?section|sub-?paragraph|item)(?![a-z])/y;
const PLACES: Record<string, RelativeReference['place']> = {
  本: 'this',
  同: 'same',
  前: 'before',
  上: 'before',
  次: 'after',
  下: 'after',
  后: 'after',
};

/** The relative reference that begins at `at` of a folded text; 本條 alone, which names nothing new, is none. */
export function relativeReferenceAt(folded: string, at: number): RelativeReference | null {
  const english = matchAt(ENGLISH, folded, at);
  if (english) {
    const [whole, where = '', unit = ''] = english;
    const place = /^(?:following|next)$/.test(where) ? 'after' : 'before';
    return {
      place,
      steps: 1,
      unit: /para|sub|item/.test(unit) ? 'paragraph' : 'clause',
      parts: [],
      end: at + whole.length,
    };
  }
  const match = matchAt(CHINESE, folded, at);
  if (!match) return null;
  const [whole, where = '', count = '', unit = '条'] = match;
  const inner = chineseNumber(folded, at + whole.length);
  const place = PLACES[where] ?? 'this';
  if (!inner && (place === 'this' || place === 'same')) return null;
  const steps = count === '' ? 1 : Number(numeral(count) ?? 1);
  const end = inner?.end ?? at + whole.length;
  return { place, steps, unit: unit as '条' | '款' | '项', parts: inner?.parts ?? [], end };
}
