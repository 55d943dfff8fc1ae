import { isUnspaced } from './text-piece.ts';

/** One text of the lines of a paragraph, and where in it each line begins. */
export interface JoinedLines {
  text: string;
  starts: number[];
}

const SOFT_HYPHEN = '\u00ad';
const LONGEST_WORD = 60;
/** Shorter parts of a divided word are words by chance: "in-", "re-", "-ed". */
const SHORTEST_PART = 4;
const HYPHEN_AT_END = /((?:\p{L}+[-\u2010])*)(\p{L}+)[-\u2010]$/u;
const WORD_AT_START = /^\p{L}+(?:-\p{L}+)*/u;

/** The words of a document as printed inside its lines, in lower case, compounds with their hyphens. */
export type Vocabulary = ReadonlySet<string>;

/** Parts of words that a line's end divides are no words of the document. */
export function collectVocabulary(lines: Iterable<string>): Vocabulary {
  const words = new Set<string>();
  let isDivided = false;
  for (const line of lines) {
    const printed = withoutSigns(line).toLowerCase();
    const whole = isDivided ? printed.replace(WORD_AT_START, '') : printed;
    isDivided = endsWithHyphen(printed) && HYPHEN_AT_END.test(printed.slice(-LONGEST_WORD));
    const inside = isDivided ? whole.replace(HYPHEN_AT_END, '') : whole;
    for (const word of inside.match(/\p{L}+(?:-\p{L}+)*/gu) ?? []) words.add(word);
  }
  return words;
}

/**
 * Joins lines: a word divided at the end of a line becomes one again, Chinese goes on without a space, other scripts
 * with one. Whether a hyphen at the end of a line belongs to the word is told by the rest of the document; where it
 * tells nothing a soft hyphen stays, so that both the whole word and its parts are found.
 */
export function joinLines(lines: readonly string[], vocabulary: Vocabulary): JoinedLines {
  let text = '';
  const starts: number[] = [];
  for (const [index, line] of lines.entries()) {
    const next = withoutSigns(line.trim());
    const joint = text === '' || next === '' ? null : dividedJoint(text, next, vocabulary);
    if (joint !== null) text = text.slice(0, -1) + joint;
    else if (text !== '' && next !== '' && needsSpace(text, next)) text += ' ';
    starts.push(text.length);
    text += next;
    // A soft hyphen that divides nothing is drawn as a hyphen.
    if (index === lines.length - 1 && text.endsWith(SOFT_HYPHEN)) text = `${text.slice(0, -1)}-`;
  }
  return { text, starts };
}

/** Soft hyphens inside a line and characters without width are not printed. */
function withoutSigns(line: string): string {
  return line.replace(/\u00ad(?!$)|[\u200b\u2060\ufeff]/g, '');
}

function endsWithHyphen(text: string): boolean {
  return text.endsWith('-') || text.endsWith('\u2010');
}

/** What takes the place of the hyphen of a word that goes on in the next line; null where it stays. */
function dividedJoint(before: string, next: string, vocabulary: Vocabulary): '' | typeof SOFT_HYPHEN | null {
  // Programs that set a soft hyphen say that it belongs to the line and not to the word.
  if (before.endsWith(SOFT_HYPHEN)) return '';
  // The last word is enough; the whole text would be searched again for each of its lines.
  const start = endsWithHyphen(before) ? HYPHEN_AT_END.exec(before.slice(-LONGEST_WORD)) : null;
  const end = WORD_AT_START.exec(next)?.[0];
  if (start === null || end === undefined) return null;
  const [, compound = '', part = ''] = start;
  if (vocabulary.has(`${compound}${part}${end}`.toLowerCase())) return '';
  // out-of- network, and in- network where in-network is printed elsewhere.
  if (!/^\p{Ll}/u.test(end) || compound !== '') return null;
  if (vocabulary.has(`${part}-${end}`.toLowerCase())) return null;
  const isCompound = [part, end].every((word) => word.length >= SHORTEST_PART && vocabulary.has(word.toLowerCase()));
  return isCompound ? null : SOFT_HYPHEN;
}

function needsSpace(before: string, next: string): boolean {
  // A compound broken at its hyphen, a path or an address goes on as it is.
  if (/[\p{L}\p{N}][-\u2010/]$/u.test(before) && !/\s[-\u2010/]$/u.test(before) && /^[\p{L}\p{N}]/u.test(next))
    return false;
  return !(isUnspaced(before.at(-1)) || isUnspaced(next.at(0)));
}
