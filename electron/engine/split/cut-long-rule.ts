import type { Span } from '../../../shared/block.ts';
import { partsNumber, sentencesOf } from '../text/sentences.ts';
import type { CountTokens } from './split-passages.ts';

/**
 * Most tokens of a passage. The model reads at most 512 and cuts the rest off without a word; title and headings stand
 * before the text; and the vector of a short passage says more exactly what the rule says.
 */
const TOKEN_LIMIT = 240;

/** UTF-16 units. No sentence has tokens of 16 letters and more on average. */
const LONGEST_COUNTED = TOKEN_LIMIT * 16;

/** Places to cut a sentence that is itself too long, best first; at last behind every twentieth word, not each. */
const FINER_CUTS = [/[;:]\s+|[；：]\s*|\r\n|\n|\r/g, /,\s+|[，、|]\s*/g, /\s+/g];
const EVERY_WORD = 2;
const WORDS_TOGETHER = 20;
/** Code points of a piece where nothing else can be cut: even one token for each byte of it stays under the limit. */
const LAST_RESORT = 50;
/** UTF-16 units that a cut goes back for a number. */
const LONGEST_NUMBER = 24;

/**
 * Cuts a rule at sentence ends (then at finer marks, at last between characters) so that each piece is within the limit.
 * Together the pieces hold every character that is not white space; no surrogate pair is cut.
 */
export function cutLongRule(text: string, rule: Span, countTokens: CountTokens): Span[] {
  if (fits(text.slice(rule.start, rule.end), countTokens)) return [rule];
  const sentences = sentencesOf(text.slice(rule.start, rule.end)).map((sentence) => moved(sentence, rule.start));
  return joined(
    text,
    sentences.flatMap((sentence) => cutFiner(text, sentence, countTokens, 0)),
    countTokens,
  );
}

/**
 * A text has hardly more tokens than code points and words together, so short ones need no counting. Long ones need none
 * either: counting 8 MB in one line takes minutes, and where one is cut for nothing its pieces are joined again.
 */
function fits(text: string, countTokens: CountTokens): boolean {
  if (text.length > LONGEST_COUNTED) return false;
  const words = text.match(/\s+/g)?.length ?? 0;
  return text.length + words + 2 <= TOKEN_LIMIT || countTokens(text) <= TOKEN_LIMIT;
}

function cutFiner(text: string, span: Span, countTokens: CountTokens, level: number): Span[] {
  const own = text.slice(span.start, span.end);
  if (fits(own, countTokens)) return [span];
  const mark = FINER_CUTS[level];
  const parts = mark ? cutBehind(own, mark, level === EVERY_WORD ? WORDS_TOGETHER : 1) : cutAnywhere(own);
  return parts
    .map((part) => moved(part, span.start))
    .flatMap((part) => (mark ? cutFiner(text, part, countTokens, level + 1) : [part]));
}

/** Cuts behind every `step`th mark, never inside a number or an abbreviation. */
function cutBehind(text: string, mark: RegExp, step: number): Span[] {
  const parts: Span[] = [];
  let [start, marks] = [0, 0];
  for (const match of text.matchAll(mark)) {
    const end = match.index + match[0].length;
    marks += 1;
    if (end >= text.length || marks < step || partsNumber(text, end)) continue;
    parts.push({ start, end });
    [start, marks] = [end, 0];
  }
  parts.push({ start, end: text.length });
  return parts;
}

function cutAnywhere(text: string): Span[] {
  const parts: Span[] = [];
  let [start, points] = [0, 0];
  for (let at = 0; at < text.length;) {
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    points += 1;
    if (points < LAST_RESORT && at < text.length) continue;
    const end = at < text.length ? beforeNumber(text, start, at) : at;
    parts.push({ start, end });
    [start, points, at] = [end, 0, end];
  }
  return parts;
}

/** The cut moved before the number that it would part; where it was when the piece holds hardly anything else. */
function beforeNumber(text: string, start: number, cut: number): number {
  let at = cut;
  while (at > cut - LONGEST_NUMBER && partsNumber(text, at)) at -= 1;
  return at > start && at > cut - LONGEST_NUMBER ? at : cut;
}

/** Joins neighbours again as long as they fit together; the sum of their tokens is never less than those of the whole. */
function joined(text: string, parts: Span[], countTokens: CountTokens): Span[] {
  const pieces: Span[] = [];
  let tokens = 0;
  for (const part of parts) {
    const piece = pieces[pieces.length - 1];
    const own = countTokens(text.slice(piece?.end ?? part.start, part.end));
    if (piece && tokens + own <= TOKEN_LIMIT) {
      piece.end = part.end;
      tokens += own;
    } else {
      pieces.push({ ...part });
      tokens = own;
    }
  }
  return pieces.map((piece) => withoutOuterSpace(text, piece)).filter(({ start, end }) => start < end);
}

function withoutOuterSpace(text: string, { start, end }: Span): Span {
  const own = text.slice(start, end);
  return { start: start + own.length - own.trimStart().length, end: start + own.trimEnd().length };
}

function moved({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}
