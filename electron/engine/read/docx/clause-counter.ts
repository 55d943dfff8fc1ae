import { formatNumber } from './number-formats.ts';
import { LEVELS, type NumberingInstance } from './numbering.ts';

/** What Word prints in front of a numbered paragraph. */
export interface PrintedNumber {
  /** Empty for bullets and levels that print nothing. */
  label: string;
  /** Whether a counter is in the label: "Note:" in front of each paragraph is no number. */
  counts: boolean;
  /** White space between the number and the paragraph's own text; empty when the list says `nothing`. */
  separator: string;
}

/** Counts the paragraphs of all lists of a document, which have to be given in document order. */
export class ClauseCounter {
  /** By list definition: the counter of each level, undefined before its first paragraph or after a restart. */
  readonly #counters = new Map<number, (number | undefined)[]>();
  readonly #startedOverrides = new Set<string>();

  /** The number of the next paragraph of a list at a level (from 0). */
  next(instance: NumberingInstance, level: number): PrintedNumber {
    const counters = this.#countersOf(instance.definition);
    for (let higher = 0; higher < level; higher++) {
      // A level that was skipped counts as begun: after 2 and 2.a.I comes 2.b.
      counters[higher] ??= this.#startOf(instance, higher);
    }
    const override = this.#overrideOf(instance, level);
    const current = counters[level];
    counters[level] = override ?? (current === undefined ? this.#startOf(instance, level) : current + 1);
    restartBelow(counters, instance, level);
    return print(counters, instance, level);
  }

  #countersOf(definition: number): (number | undefined)[] {
    let counters = this.#counters.get(definition);
    if (counters === undefined) {
      counters = new Array<number | undefined>(LEVELS).fill(undefined);
      this.#counters.set(definition, counters);
    }
    return counters;
  }

  #startOf(instance: NumberingInstance, level: number): number {
    return instance.startOverrides.get(level) ?? instance.levels.get(level)?.start ?? 1;
  }

  /** A list starts anew only at its own first paragraph of the level. */
  #overrideOf(instance: NumberingInstance, level: number): number | undefined {
    const start = instance.startOverrides.get(level);
    const key = `${String(instance.id)}:${String(level)}`;
    if (start === undefined || this.#startedOverrides.has(key)) return undefined;
    this.#startedOverrides.add(key);
    return start;
  }
}

function restartBelow(counters: (number | undefined)[], instance: NumberingInstance, level: number): void {
  for (let lower = level + 1; lower < LEVELS; lower++) {
    const after = instance.levels.get(lower)?.restartAfter;
    if (after === undefined || level < after) counters[lower] = undefined;
  }
}

const NOTHING: PrintedNumber = { label: '', counts: false, separator: '' };

function print(counters: readonly (number | undefined)[], instance: NumberingInstance, level: number): PrintedNumber {
  const own = instance.levels.get(level);
  if (own === undefined || own.format === 'bullet' || own.hidden) return NOTHING;
  const shown: string[] = [];
  const text = own.text.replace(/%([1-9])/g, (_whole, digit: string) => {
    const index = Number(digit) - 1;
    const counted = instance.levels.get(index);
    // A level may only name itself and higher ones; Word prints nothing for others.
    if (index > level || counted === undefined) return '';
    const value = counters[index] ?? counted.start;
    const format = own.legal && counted.format !== 'none' ? 'decimal' : counted.format;
    const printed = formatNumber(value, format, counted.pattern);
    if (printed !== '') shown.push(printed);
    return printed;
  });
  const label = text.trim();
  const counts = shown.length > 0;
  // What is left of a template without its counters (".", "()") would be a number that nobody sees in Word's lists.
  if (!counts && !/\p{L}/u.test(label)) return NOTHING;
  return { label, counts, separator: own.suffix === 'nothing' ? trailingSpace(text) : ' ' };
}

function trailingSpace(label: string): string {
  return /\s$/.test(label) ? ' ' : '';
}
