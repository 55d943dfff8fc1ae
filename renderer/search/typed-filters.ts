import { formatDay, parseDay } from '../../shared/dates.ts';
import { beginsName, matchName, namedExactly, type Nameable } from './name-matching.ts';
import type { NarrowingChoice } from './narrowing.ts';

/** A filter that stays words, and why. */
export interface UnusedFilter {
  typed: string;
  reason: 'unknown' | 'several' | 'no-day';
}

/** What was typed, its filters taken apart. */
export interface TypedReading {
  /** What stays in the box. */
  rest: string;
  /** What is asked: the rest without a filter that is still being typed. */
  asked: string;
  /** What became of filters that are complete. */
  choices: NarrowingChoice[];
  /** A filter that is still being typed, and what it would narrow to. */
  pending: { typed: string; choices: NarrowingChoice[] } | null;
  unused: UnusedFilter[];
}

type Outcome =
  | { kind: 'filter'; choices: NarrowingChoice[]; length: number }
  | { kind: 'pending' }
  | { kind: 'words'; reason: UnusedFilter['reason']; length: number };

/** Only at the start or after white space: 關於：請假 asks about leave. */
const OPERATOR = /(^|\s)(in|在|於|于|before|早於|早于)[:：]\s*/giu;
const NAMES_A_PLACE = /^(?:in|在|於|于)$/iu;
const QUOTED = /^(["“”「『])([^"“”」』]*)(["“”」』]?)/u;
const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(日?)(?=\s|$)/u;
const PART_OF_DAY = /^[\d\-/.年月日]*$/u;
/** Words of the longest name that is looked for without quotation marks. */
const LONGEST_NAME = 12;

/**
 * Takes `in:NAME` and `before:DAY` out of a question. A name may go on in the next word, so it is complete when what
 * follows no longer continues any name; `isFinal` (the person pressed Enter) completes it at once.
 */
export function readTypedFilters(text: string, nameables: readonly Nameable[], isFinal: boolean): TypedReading {
  const reading: TypedReading = { rest: text, asked: text, choices: [], pending: null, unused: [] };
  const operator = new RegExp(OPERATOR);
  for (let match = operator.exec(reading.rest); match !== null; match = operator.exec(reading.rest)) {
    const [whole, space = '', word = ''] = match;
    const valueAt = match.index + whole.length;
    const tail = reading.rest.slice(valueAt);
    const outcome = NAMES_A_PLACE.test(word) ? readName(tail, nameables, isFinal) : readDayBefore(tail, isFinal);
    if (outcome.kind === 'pending') {
      const typed = reading.rest.slice(match.index + space.length);
      const meant = NAMES_A_PLACE.test(word) ? matchName(nameables, unquoted(tail)) : { kind: 'none' as const };
      reading.pending = { typed, choices: meant.kind === 'found' ? meant.choices : [] };
      return { ...reading, asked: reading.rest.slice(0, match.index) };
    }
    const end = valueAt + outcome.length;
    if (outcome.kind === 'filter') {
      reading.choices.push(...outcome.choices);
      reading.rest = joined(reading.rest.slice(0, match.index), reading.rest.slice(end));
      operator.lastIndex = match.index;
    } else {
      const typed = reading.rest.slice(match.index + space.length, end).trim();
      reading.unused.push({ typed, reason: outcome.reason });
      operator.lastIndex = Math.max(end, valueAt);
    }
  }
  return { ...reading, asked: reading.rest };
}

function joined(left: string, right: string): string {
  const rest = right.trimStart();
  return left === '' || right === '' ? left + rest : `${left} ${rest}`;
}

function unquoted(tail: string): string {
  return QUOTED.exec(tail)?.[2] ?? tail;
}

function readName(tail: string, nameables: readonly Nameable[], isFinal: boolean): Outcome {
  const quoted = QUOTED.exec(tail);
  if (quoted) {
    const [whole, , name = '', closing] = quoted;
    return closing === '' && !isFinal ? { kind: 'pending' } : outcomeOf(nameables, name, whole.length);
  }
  const words = [...tail.matchAll(/\S+/g)];
  const [first] = words;
  if (first === undefined) return isFinal ? { kind: 'words', reason: 'unknown', length: 0 } : { kind: 'pending' };
  const isOpen = !isFinal && !/\s$/.test(tail);
  if (!isFinal && beginsName(nameables, tail)) return { kind: 'pending' };
  for (let count = Math.min(words.length, LONGEST_NAME); count > 0; count -= 1) {
    const last = words[count - 1];
    if (last === undefined || (count === words.length && isOpen)) continue;
    const length = last.index + last[0].length;
    const choices = namedExactly(nameables, tail.slice(0, length));
    if (choices.length > 0) return { kind: 'filter', choices, length };
  }
  if (isFinal && matchName(nameables, tail).kind === 'found') return outcomeOf(nameables, tail, tail.length);
  const isFirstOpen = isOpen && words.length === 1;
  if (isFirstOpen && matchName(nameables, first[0]).kind !== 'none') return { kind: 'pending' };
  return outcomeOf(nameables, first[0], first.index + first[0].length);
}

function outcomeOf(nameables: readonly Nameable[], name: string, length: number): Outcome {
  const match = matchName(nameables, name);
  if (match.kind === 'found') return { kind: 'filter', choices: match.choices, length };
  return { kind: 'words', reason: match.kind === 'several' ? 'several' : 'unknown', length };
}

/** The rules before a day are those of the day that went before it. */
function readDayBefore(tail: string, isFinal: boolean): Outcome {
  const match = DAY.exec(tail);
  const firstWord = /^\S*/.exec(tail)?.[0] ?? '';
  if (match === null) {
    if (!isFinal && firstWord.length === tail.length && PART_OF_DAY.test(tail)) return { kind: 'pending' };
    return { kind: 'words', reason: 'no-day', length: firstWord.length };
  }
  const [whole, year = '', month = '', date = '', mark] = match;
  const mayGoOn = date.length === 1 && mark === '' && whole.length === tail.length;
  if (mayGoOn && !isFinal) return { kind: 'pending' };
  const day = parseDay([year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'));
  const before = day === null ? null : formatDay(day - 1);
  if (before === null) return { kind: 'words', reason: 'no-day', length: whole.length };
  return { kind: 'filter', choices: [{ part: 'asOf', value: before }], length: whole.length };
}
