import type { ClauseStyle } from '../text/clause-parts.ts';
import { leadingClause, type LeadingClause } from '../text/leading-clause.ts';

/** The clause number of a rule with everything that finds it. */
export interface Clause {
  /** `4.2(b)`, `第三條一`: the whole path as a reader would write it. */
  printed: string;
  key: string;
  /** Enclosing clauses and the rule's own last part. */
  otherKeys: string[];
  style: ClauseStyle;
}

/** A number that rules may stand under. */
interface Level extends Clause {
  /** Equal for numbers of one sequence. */
  sequence: string;
  /** List depth, null outside lists. */
  depth: number | null;
  /** Unnumbered paragraphs behind it belong to it: an article's second paragraph does, what follows "4.2 …" may not. */
  holdsParagraphs: boolean;
}

/** These name a rule without what encloses it; the others (b), 一、, 5. nest. */
const NAMES_ALONE = new Set(['article', 'word', 'division', 'id', 'dotted']);

/** Whether a number names its rule alone (4.2, 第三條, COMP-001) rather than inside another one ((b), 一、). */
export function namesAlone(number: LeadingClause): boolean {
  return NAMES_ALONE.has(number.style) || number.key.includes('.');
}

/** The number that a list or the format gives to a block (`5.`, `(a)`), which may stand outside the block's text. */
export function givenNumber(printed: string): LeadingClause | null {
  const number = leadingClause(`${printed} A`, true);
  return number && { ...number, end: 0 };
}

/** Whether a number goes on with the sequence of `other` (4.3 after 4.2) and so cannot stand under it. */
export function isSibling(number: LeadingClause, other: Clause): boolean {
  return number.style === other.style && namesAlone(number) && !number.key.startsWith(`${other.key}.`);
}

/** A number under an enclosing one: (b) under 4.2 is 4.2(b), 一 under 第三條 is 第三條一. */
export function nested(number: LeadingClause, enclosing: Clause | null): Clause {
  const { style } = number;
  const outer = enclosing ? [enclosing.key, ...enclosing.otherKeys] : [];
  if (!enclosing || namesAlone(number)) {
    const around = enclosing && isSibling(number, enclosing) ? enclosing.otherKeys : outer;
    const otherKeys = unique([...prefixes(number.key), ...around], number.key);
    return { printed: number.printed, key: number.key, otherKeys, style };
  }
  const key = `${enclosing.key}.${number.key}`;
  return { printed: printedUnder(number, enclosing), key, otherKeys: unique([...outer, number.key], key), style };
}

/** Follows the numbers of a section's rules, to know what each stands under. */
export class ClausePath {
  private levels: Level[] = [];
  /** An unnumbered paragraph came after the last number, so that a list behind it is not that number's. */
  private interrupted = false;

  /** @param section clause of the innermost numbered heading */
  constructor(private readonly section: Clause | null) {}

  /** Number of enclosing clauses that are open. */
  get height(): number {
    return this.levels.length;
  }

  /** The clause of a numbered rule. `depth`: of its list, null outside lists. */
  numbered(number: LeadingClause, depth: number | null): Clause {
    const sequence = this.sequenceOf(number);
    this.interrupted = false;
    if (namesAlone(number)) this.levels = [];
    else this.closeFor(sequence, depth);
    const clause = nested(number, this.levels[this.levels.length - 1] ?? this.section);
    this.levels.push({ ...clause, sequence, depth, holdsParagraphs: number.style === 'article' });
    return clause;
  }

  /** The clause of a rule without a number of its own: the one that it stands in, or null. */
  unnumbered(depth: number | null): Clause | null {
    this.levels = this.levels.filter((level) => level.depth === null || (depth !== null && level.depth < depth));
    const level = this.levels[this.levels.length - 1];
    if (level && depth !== null && !this.interrupted) return level;
    const holding = this.levels.findLast(({ holdsParagraphs }) => holdsParagraphs);
    this.interrupted = !holding;
    return holding ?? this.section;
  }

  private closeFor(sequence: string, depth: number | null): void {
    const same = this.levels.findIndex(
      (level) => level.sequence === sequence && (depth === null || level.depth === null || level.depth === depth),
    );
    if (same !== -1) this.levels = this.levels.slice(0, same);
    else if (depth !== null) this.levels = this.levels.filter((level) => level.depth === null || level.depth < depth);
  }

  /** (i) is the letter after (h), or the first Roman numeral under another letter; (A) and (a) are two sequences. */
  private sequenceOf(number: LeadingClause): string {
    const capital = /\p{Lu}/u.test(number.printed) ? 'capital' : 'small';
    if (!/^(?:bracketed-)?letter$|^roman$/.test(number.style)) return number.style;
    const letters = `${number.style.replace('roman', 'letter')} ${capital}`;
    if (!/^[ivxl]+$/.test(number.key)) return letters;
    const romans = `${letters} roman`;
    if (number.key.length > 1 || this.levels.some((level) => level.sequence === romans)) return romans;
    const before = this.levels.find((level) => level.sequence === letters);
    const follows = before?.key.charCodeAt(before.key.length - 1) === number.key.charCodeAt(0) - 1;
    return number.key === 'i' && !follows ? romans : letters;
  }
}

function printedUnder(number: LeadingClause, enclosing: Clause): string {
  if (/^[(（]/.test(number.printed)) return enclosing.printed + number.printed;
  if (number.style === 'chinese' && /[條条]$/.test(enclosing.printed)) return enclosing.printed + number.printed;
  return /\p{Script=Han}/u.test(enclosing.printed)
    ? `${enclosing.printed}（${number.printed}）`
    : `${enclosing.printed}(${number.printed})`;
}

/** Of 4.2.1: 4.2 and 4. */
function prefixes(key: string): string[] {
  const parts = key.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('.'));
}

function unique(keys: string[], own: string): string[] {
  return [...new Set(keys)].filter((key) => key !== own);
}
