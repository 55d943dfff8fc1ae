import type { Span } from '../../../shared/block.ts';
import { keyOf } from './clause-key.ts';
import { clauseNumberAt } from './clause-number.ts';
import { matchAt, type ClauseNumber } from './clause-parts.ts';
import { fold, originalSpan, type FoldedText } from './fold.ts';
import { leadingClause } from './leading-clause.ts';
import { documentNamedAfter, documentNamedBefore } from './named-documents.ts';
import { isPlausibleId } from './plausible-id.ts';
import { relativeReferenceAt, type RelativeReference } from './relative-references.ts';

/** Words of a text that name another clause by its number. */
export interface NumberReference extends Span {
  type: 'number';
  key: string;
  /** The number counts inside the clause that it is read in: paragraph (a), 第二項. */
  inside: boolean;
  /** The first unit below the article, as printed: 項 of 第三條第二項. */
  unit: string | null;
  /** The other document that the clause belongs to, as printed. */
  document: string | null;
  /** Without a word before it (COMP-001) it is a reference only if a clause bears it. */
  certain: boolean;
}

/** Words that name a clause by its place. */
export interface PlaceReference extends Span, Omit<RelativeReference, 'end'> {
  type: 'place';
  /** The unit of its first part inside, as printed. */
  partUnit: string | null;
}

export type Reference = NumberReference | PlaceReference;

const SEE =
  '(?:see(?: also)?|under|per|pursuant to|accordance with|refer to|comply with|subject to|(?:described|defined|stated|set out|set forth|specified|listed|provided(?: for)?|given|mentioned|referred to|laid down) in|required by|permitted by|cf\\.)';
/** The same before a Chinese sentence's 4.2; the article 第…條 needs none. */
const SEE_CHINESE = '(?:按照|依照|依据|根据|比照|参照|[参详]见|[依按见]) ?';
/** Where a reference can begin; in folded text. */
const BEGINNING = new RegExp(
  '§|第|附[录件表]|[本前次下后上同][一二三四五六两]?[条款项]|(?<![a-z0-9])(?:art|sec|sub-?[spc]|cl|rule|para|item|point|chapter|part|appendi|annex|' +
    `schedule|exhibit|attachment|previous|preceding|foregoing|following|next|[a-z]{2,10}(?:-[a-z]{1,10}){0,3}[-_]?\\d|[a-z][-_]\\d|${SEE} \\d)|${SEE_CHINESE}\\d`,
  'g',
);
const SEE_BEFORE = new RegExp(`${SEE} |${SEE_CHINESE}`, 'y');
/** Between the numbers of a list or a range. */
const SEPARATOR =
  /(?: ?[,、;~–—-] ?(?:(?:and|or|to|and\/or) |[及或和与至])?| ?(?:至|到|及|或|和|与|以及) ?| (?:and|or|to|through|and\/or) )/y;
/** What may follow a number without a word of its own: "Sections 3 and 5 apply", not "Section 3, 5 days". */
const ENDS_NUMBER =
  /^(?:[,.;:)\]、。；，）]|$| (?:and|or|to|through|of|above|below|apply|applies|do|does|shall|must|may|will|is|are|in|hereof|have|has)(?![a-z])| ?(?:之|的?规定|的?要求|办理|执行|处理|[节条款项点]))/;
/** These count inside the clause that they are read in. */
const COUNTS_INSIDE = /^(?:(?:sub-?\w+|paras?\.?|paragraphs?|items?|points?) ?(?:\(|\d+(?![\d.]))|[a-z-]+\.? ?\()/;
const DIVISION_NAME = /^(?:part|chapter|subpart|appendix)/;

/** The clauses that a rule's text names, in order; the number that it bears itself is none of them. Never throws. */
export function referencesIn(rule: string): Reference[] {
  const folded = fold(rule);
  let reached = ownNumberEnd(rule, folded);
  const found: Reference[] = [];
  for (const { index } of folded.text.matchAll(BEGINNING)) {
    if (index < reached) continue;
    const relative = relativeReferenceAt(folded.text, index);
    if (relative) {
      const places = placesAt(folded, rule, index, relative);
      found.push(...places);
      reached = relative.end;
      if (places.length > 1) reached = unitAt(folded, places.at(-1)?.end ?? 0);
      continue;
    }
    const numbers = numbersAt(folded, rule, index);
    found.push(...numberReferences(folded, rule, numbers));
    reached = numbers.at(-1)?.end ?? reached;
  }
  return found;
}

/** In folded text; 0 when the rule bears no number. */
function ownNumberEnd(rule: string, folded: FoldedText): number {
  return unitAt(folded, leadingClause(rule)?.end ?? 0);
}

/** The folded unit that stands at an offset of the original. */
function unitAt(folded: FoldedText, offset: number): number {
  const at = folded.starts.findIndex((start) => start >= offset);
  return at === -1 ? folded.text.length : at;
}

/** 前條第二項, and what goes on with it: 前條第二項至第四項. */
function placesAt(folded: FoldedText, rule: string, at: number, first: RelativeReference): PlaceReference[] {
  const places = [placeReference(folded, rule, at, first)];
  let last: RelativeReference = first;
  for (let next = nextPlace(folded.text, last); next; next = nextPlace(folded.text, last)) {
    last = next;
    places.push(placeReference(folded, rule, next.start, next));
  }
  return places;
}

function nextPlace(text: string, last: RelativeReference): (RelativeReference & { start: number }) | null {
  const separator = last.parts.length > 0 ? matchAt(SEPARATOR, text, last.end) : null;
  const start = last.end + (separator?.[0].length ?? 0);
  const next = separator ? clauseNumberAt(text, start) : null;
  if (next?.style !== 'article' || !countsInside(text.slice(start, next.end))) return null;
  return { ...last, parts: [...last.parts.slice(0, -1), ...next.parts], start, end: next.end };
}

function placeReference(folded: FoldedText, rule: string, at: number, relative: RelativeReference): PlaceReference {
  const { place, steps, unit, parts, end } = relative;
  const span = originalSpan(folded, at, end);
  const printed = rule.slice(span.start, span.end);
  return {
    type: 'place',
    ...span,
    place,
    steps,
    unit,
    parts,
    partUnit: /第[^第]*?([款項项目])/.exec(printed)?.[1] ?? null,
  };
}

interface ListedNumber extends ClauseNumber {
  /** In folded text. */
  start: number;
  inside: boolean;
}

/** A number with its word, and those that go on with it: "Sections 3, 4 and 5", 第十二條至第十四條, 4.2(a) and (b). */
function numbersAt(folded: FoldedText, rule: string, at: number): ListedNumber[] {
  const { text } = folded;
  const start = at + (matchAt(SEE_BEFORE, text, at)?.[0].length ?? 0);
  const first = clauseNumberAt(text, start);
  if (!first || !canBegin(first, text, start, at)) return [];
  if (first.style === 'id' && !isPlausibleId(rule.slice(folded.starts[start], folded.ends[first.end - 1]))) return [];
  const numbers = [{ ...first, start, inside: countsInside(text.slice(start, first.end)) }];
  for (let last = numbers[0]; last; last = nextInList(text, last)) if (last !== numbers[0]) numbers.push(last);
  return numbers;
}

function canBegin(number: ClauseNumber, text: string, start: number, at: number): boolean {
  if (['word', 'article', 'division', 'id'].includes(number.style)) return true;
  const afterSee = start > at && number.parts.length > 1;
  return afterSee && number.style === 'dotted' && ENDS_NUMBER.test(text.slice(number.end, number.end + 12));
}

function countsInside(printed: string): boolean {
  if (/ (?:of|in|under) /.test(printed)) return false;
  return COUNTS_INSIDE.test(printed) || /^第[^条章编]*[款项目]/.test(printed);
}

function nextInList(text: string, last: ListedNumber): ListedNumber | undefined {
  const separator = matchAt(SEPARATOR, text, last.end);
  const start = last.end + (separator?.[0].length ?? 0);
  const next = separator ? clauseNumberAt(text, start) : null;
  if (!next || next.style === 'id') return undefined;
  const printed = text.slice(start, next.end);
  if (next.style === 'word' || next.style === 'division') return { ...next, start, inside: countsInside(printed) };
  if (next.style === 'article') return continued(next, start, last, countsInside(printed));
  if (last.style === 'article' || !ENDS_NUMBER.test(text.slice(next.end, next.end + 12))) return undefined;
  if (next.style.startsWith('bracketed')) return continued(next, start, last, true);
  if (!['arabic', 'dotted', 'roman', 'letter'].includes(next.style)) return undefined;
  const division = last.style === 'division' ? (DIVISION_NAME.exec(last.parts[0] ?? '')?.[0] ?? '') : '';
  if (next.style !== 'arabic' && next.style !== 'dotted' && division === '') return undefined;
  const [own = '', ...rest] = next.parts;
  return { ...next, parts: [division + own, ...rest], style: last.style, start, inside: last.inside };
}

/** (b) after 4.2(a) is 4.2(b), 第二項 after 第三條第一項 is 第三條第二項. */
function continued(next: ClauseNumber, start: number, last: ListedNumber, inside: boolean): ListedNumber {
  const around = inside ? last.parts.slice(0, -1) : [];
  return { ...next, parts: [...around, ...next.parts], style: last.style, start, inside: inside && last.inside };
}

function numberReferences(folded: FoldedText, rule: string, numbers: ListedNumber[]): NumberReference[] {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (!first || !last) return [];
  const document =
    documentNamedBefore(rule, folded.starts[first.start] ?? 0) ??
    documentNamedAfter(rule, folded.ends[last.end - 1] ?? 0);
  return numbers.map((number) => {
    const span = originalSpan(folded, number.start, number.end);
    const printed = rule.slice(span.start, span.end);
    const certain = number.style !== 'id' && !/^第[^条條]*[点點则則号號]/.test(printed);
    const unit = /[款項项目]/.exec(printed)?.[0] ?? null;
    return { type: 'number', ...span, key: keyOf(number, printed), inside: number.inside, unit, document, certain };
  });
}
