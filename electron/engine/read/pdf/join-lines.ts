import { isUnspaced } from './text-piece.ts';

/** One text of the lines of a paragraph, and where in it each line begins. */
export interface JoinedLines {
  text: string;
  starts: number[];
}

const LONGEST_WORD = 60;

/** The words of a document as printed inside its lines, in lower case, compounds with their hyphens. */
export type Vocabulary = ReadonlySet<string>;

export function collectVocabulary(lines: Iterable<string>): Vocabulary {
  const words = new Set<string>();
  for (const line of lines) for (const word of line.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []) words.add(word);
  return words;
}

/**
 * Joins lines: a word divided at the end of a line becomes one again, Chinese goes on without a space, other scripts
 * with one. A compound keeps its hyphen where the document elsewhere prints it so.
 */
export function joinLines(lines: readonly string[], vocabulary: Vocabulary): JoinedLines {
  let text = '';
  const starts: number[] = [];
  for (const line of lines) {
    const next = line
      .trim()
      .replaceAll('\u00ad', (_sign, position: number, whole: string) =>
        position === whole.length - 1 ? '\u00ad' : '',
      );
    if (isDividedWord(text, next, vocabulary)) text = text.slice(0, -1);
    else if (text !== '' && next !== '' && needsSpace(text, next)) text += ' ';
    starts.push(text.length);
    text += next;
  }
  return { text: text.replace(/\u00ad$/, '-'), starts };
}

/** Letters, a hyphen, and small letters on the next line. A soft hyphen at the end always divides a word. */
function isDividedWord(before: string, next: string, vocabulary: Vocabulary): boolean {
  if (before.endsWith('\u00ad')) return true;
  // The last word is enough; the whole text would be searched again for each of its lines.
  const start = /((?:\p{L}+[-\u2010])*)(\p{L}+)[-\u2010]$/u.exec(before.slice(-LONGEST_WORD));
  const end = /^\p{Ll}\p{L}*(?:-\p{L}+)*/u.exec(next)?.[0];
  if (start === null || end === undefined) return false;
  const [, compound = '', part = ''] = start;
  if (vocabulary.has(`${compound}${part}${end}`.toLowerCase())) return true;
  // out-of- network, and in- network where in-network is printed elsewhere.
  return compound === '' && !vocabulary.has(`${part}-${end}`.toLowerCase());
}

function needsSpace(before: string, next: string): boolean {
  // A compound broken at its hyphen, a path or an address goes on as it is.
  if (/[\p{L}\p{N}][-\u2010/]$/u.test(before) && !/\s[-\u2010/]$/u.test(before) && /^[\p{L}\p{N}]/u.test(next))
    return false;
  return !(isUnspaced(before.at(-1)) || isUnspaced(next.at(0)));
}
