import { leadingClause, type LeadingClause } from '../text/leading-clause.ts';
import { romanValue, type ClauseStyle } from '../text/clause-parts.ts';

/** The clause number of a rule with everything that finds it. */
export interface Clause {
  /** `4.2(b)`, `第三條一`: the whole path as a reader would write it. */
  printed: string;
  key: string;
  /** Other full names of the same clause: with its chapter (chapter2.3), with its paragraph (12.2.3). */
  aliases: string[];
  /** Keys of the clauses around it, and its own last part. */
  around: string[];
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
  /** How many of its paragraphs have come. */
  paragraphs: number;
}

/** These name a rule without what encloses it; the others (b), 一、, 5. nest. */
const NAMES_ALONE = new Set(['article', 'word', 'division', 'id', 'dotted']);

/** Whether a number names its rule alone (4.2, 第三條, COMP-001) rather than inside another one ((b), 一、). */
export function namesAlone(number: LeadingClause): boolean {
  return NAMES_ALONE.has(number.style) || (!number.style.startsWith('bracketed') && number.key.includes('.'));
}

/** The number that a list or the format gives to a block (`5.`, `(a)`), which may stand outside the block's text. */
export function givenNumber(printed: string): LeadingClause | null {
  const number = leadingClause(`${printed} A`, true);
  return number && { ...number, end: 0 };
}

/** Whether a number goes on with the sequence of `other` (4.3 after 4.2) and so cannot stand under it. */
export function isSibling(number: LeadingClause, other: Clause): boolean {
  const under =
    number.key.startsWith(`${other.key}.`) || (number.style === 'dotted' && number.key.startsWith(`${other.key}-`));
  return number.style === other.style && namesAlone(number) && !under;
}

/** 4.2(a)(1) as 4.2, (a) and (1), so that (2) behind it is known to go on with (1). */
function partsOf(number: LeadingClause): LeadingClause[] {
  const brackets = /(?:\s?[(（][^()（）]{1,8}[)）])+$/.exec(number.printed)?.[0].match(/[(（][^()（）]+[)）]/g) ?? [];
  const keys = number.key.split('.');
  const inner = keys.splice(keys.length - brackets.length);
  const head = {
    ...number,
    key: keys.join('.'),
    printed: number.printed.slice(0, number.printed.indexOf(brackets[0] ?? '')).trim(),
  };
  const parts = brackets.map((printed, index) => ({
    ...number,
    printed,
    key: inner[index] ?? '',
    style: bracketStyle(inner[index] ?? ''),
  }));
  return keys.length === 0 ? parts : [head, ...parts];
}

function bracketStyle(key: string): ClauseStyle {
  return /^\d/.test(key) ? 'bracketed-arabic' : 'bracketed-letter';
}

/** A number under an enclosing one: (b) under 4.2 is 4.2(b), 一 under 第三條 is 第三條一. */
export function nested(number: LeadingClause, enclosing: Clause | null): Clause {
  const { style } = number;
  const outer = enclosing ? [enclosing.key, ...enclosing.aliases, ...enclosing.around] : [];
  if (!enclosing || namesAlone(number)) {
    const around = enclosing && isSibling(number, enclosing) ? enclosing.around : outer;
    const { key, printed } = number;
    const aliases = around.filter(isDivision).map((division) => `${division}.${key}`);
    return { printed, key, aliases, around: unique([...prefixes(key), ...around], key), style };
  }
  const key = `${enclosing.key}.${number.key}`;
  const aliases = enclosing.aliases.map((alias) => `${alias}.${number.key}`);
  return { printed: printedUnder(number, enclosing), key, aliases, around: unique([...outer, number.key], key), style };
}

/** Every key but its own under which a clause is found. */
export function otherKeysOf(clause: Clause): string[] {
  return unique([...clause.aliases, ...clause.around], clause.key);
}

/** An article's paragraph without a number is counted: the second one of 第十二條 is 第十二条第二款. */
function inParagraph<Numbered extends Clause>(clause: Numbered, paragraph: number): Numbered {
  return paragraph === 0
    ? clause
    : { ...clause, aliases: unique([...clause.aliases, `${clause.key}.${paragraph}`], '') };
}

/** I, V and X count as Roman numerals where they go on with the numbers before them, or begin. */
export function countedAsRoman(number: LeadingClause, before: string | null): LeadingClause {
  const value = isCapitalLetter(number) ? romanValue(number.key) : null;
  if (value === null) return number;
  const begins = value === 1 && before !== 'h';
  return begins || before === String(value - 1) ? { ...number, key: String(value), style: 'roman' } : number;
}

/** Follows the numbers of a section's rules, to know what each stands under. */
export class ClausePath {
  private levels: Level[] = [];
  /** An unnumbered paragraph came after the last number, so that a list behind it is not that number's. */
  private interrupted = false;
  /** Paragraphs that stand in the section's own article. */
  private paragraphs = 0;

  /** @param section clause of the innermost numbered heading */
  constructor(private readonly section: Clause | null) {}

  /** Number of enclosing clauses that are open. */
  get height(): number {
    return this.levels.length;
  }

  /** The clause of a numbered rule. `depth`: of its list, null outside lists. */
  numbered(number: LeadingClause, depth: number | null): Clause {
    const inner = /[)）]$/.test(number.printed) ? partsOf(number) : [];
    if (inner.length > 1)
      return inner.map((part) => this.numberedOnce(part, depth)).at(-1) ?? this.numberedOnce(number, depth);
    return this.numberedOnce(number, depth);
  }

  private numberedOnce(number: LeadingClause, depth: number | null): Clause {
    const sequence = this.sequenceOf(number);
    this.interrupted = false;
    if (namesAlone(number)) this.levels = [];
    else this.closeFor(sequence, depth);
    const level = this.levels[this.levels.length - 1];
    const enclosing = level ? inParagraph(level, level.paragraphs) : this.sectionInParagraph();
    const clause = nested(sequence.endsWith(CAPITAL_ROMAN) ? asRoman(number) : number, enclosing);
    // 第4.2条 has 第4.2.1条 under it, not paragraphs that are counted.
    const holdsParagraphs = number.style === 'article' && !/\d[.．]\d/.test(number.printed);
    const paragraphs = holdsParagraphs ? 1 : 0;
    this.levels.push({ ...clause, sequence, depth, holdsParagraphs, paragraphs });
    return inParagraph(clause, paragraphs);
  }

  /**
   * The clause of a rule without a number of its own: the one that it stands in, or null.
   *
   * @param isParagraph it is a paragraph of its article, which rows of tables are not.
   */
  unnumbered(depth: number | null, isParagraph: boolean): Clause | null {
    this.levels = this.levels.filter((level) => level.depth === null || (depth !== null && level.depth < depth));
    const level = this.levels[this.levels.length - 1];
    if (level && depth !== null && !this.interrupted) return level;
    const holding = this.levels.findLast(({ holdsParagraphs }) => holdsParagraphs);
    this.interrupted = !holding;
    const counts = isParagraph && depth === null;
    if (holding) {
      holding.paragraphs += counts ? 1 : 0;
      return inParagraph(holding, holding.paragraphs);
    }
    this.paragraphs += counts ? 1 : 0;
    return this.sectionInParagraph();
  }

  private sectionInParagraph(): Clause | null {
    return this.section?.style === 'article' ? inParagraph(this.section, this.paragraphs) : this.section;
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
    const romans = `${letters} roman`;
    if (number.style === 'roman') return romans;
    if (!/^[ivxl]+$/.test(number.key)) return letters;
    if (number.key.length > 1 || this.levels.some((level) => level.sequence === romans)) return romans;
    const before = this.levels.find((level) => level.sequence === letters);
    const follows = before?.key.charCodeAt(before.key.length - 1) === number.key.charCodeAt(0) - 1;
    return number.key === 'i' && !follows ? romans : letters;
  }
}

const CAPITAL_ROMAN = 'letter capital roman';

function asRoman(number: LeadingClause): LeadingClause {
  const value = isCapitalLetter(number) ? romanValue(number.key) : null;
  return value === null ? number : { ...number, key: String(value), style: 'roman' };
}

function isCapitalLetter(number: LeadingClause): boolean {
  return number.style === 'letter' && /\p{Lu}/u.test(number.printed.normalize('NFKC'));
}

const DIVISION_PART = /^(?:part|chapter|subchapter|subpart|appendix)(?:[\d-]+|[a-z]|\p{Script=Han})$/u;

/** Whether a key is that of chapters and parts alone: part1.chapter2. */
export function isDivision(key: string): boolean {
  return key.split('.').every((part) => DIVISION_PART.test(part));
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
