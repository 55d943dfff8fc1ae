import type { Span } from '../../../shared/block.ts';
import { fold, foldText, originalSpan } from './fold.ts';
import { leadingClause } from './leading-clause.ts';

/** A term where a text states its meaning; the span is that of the term's own letters. */
export interface DefinedTerm extends Span {
  term: string;
}

const OPEN = '["“「『‘*_]';
const CLOSE = '["”」』’*_]';
const QUOTED = `${OPEN}{1,3}([^"“”「」『』‘’*_\\n]{1,80}?)${CLOSE}{1,3}`;
const MEANS =
  '(?:(?:shall |will )?(?:mean|include|refer to|have the (?:same )?meaning)|means|includes|refers to|denotes|is defined as|are defined as|has the (?:same )?meaning|stands for)';
/** “Employee”, “staff” or “worker” means …; at most one bracket stands between. */
const QUOTED_TERMS = new RegExp(
  `${QUOTED}(?:(?:,| and| or|, and|, or)? ${QUOTED})?(?: ?\\([^()]{1,80}\\))?,? (?:when used [^,.]{1,40},? |in this [^,.]{1,30},? )?${MEANS}\\b`,
  'dgu',
);
/** the term employee refers to … */
const NAMED_TERMS = new RegExp(
  `\\b(?:[Tt]erm|[Ee]xpression|[Ww]ord|[Pp]hrase)s? (?:${QUOTED}|([\\p{L}\\p{N}’'-]+(?: [\\p{L}\\p{N}’'-]+){0,4}?)) ${MEANS}\\b`,
  'dgu',
);
/** (the “Company”), (hereinafter referred to as "Staff") */
const IN_BRACKETS =
  /\((?:hereinafter |hereafter |collectively,? |together,? |each,? )*(?:referred to as |called |known as )?(?:the |an? |our |your |its )?["“]([^"“”\n]{1,60})["”]\)/dgiu;
/** Employee means …, Employee: every person who …, Employee – any person. Only where terms are being defined. */
const OPENS_RULE = new RegExp(
  `^[*_]*(\\p{L}[\\p{L}\\p{N} ,()’'/&-]{0,60}?)[*_]*(?: (?:\\([^()]{1,40}\\) )?${MEANS}\\b|[:：][*_]* ?(?=\\S)| [–—-] )`,
  'u',
);
/** In folded text. */
const CHINESE_MEANS =
  '(?:一?词)?[，,]?(?:系指|是指|即指|乃指|指的是|系谓|专指|泛指|指(?![定派示导南出明引])|谓|意为|意指|包括|包含)';
const CHINESE_QUOTED = new RegExp(
  `[「『“"]([^「」『』“”"\\n]{1,30})[」』”"](?:（[^（）]{1,40}）|\\([^()]{1,40}\\))?${CHINESE_MEANS}`,
  'dgu',
);
/** 本規定所稱員工，指…; 所称“员工”是指… */
const CHINESE_CALLED = new RegExp(
  `所(?:称|谓)之?(?:的)?[「『“"]?([^「」『』“”"，,。；;：:\\s]{1,30}?)[」』”"]?${CHINESE_MEANS}`,
  'dgu',
);
/** （以下簡稱「公司」） */
const CHINESE_SHORT = /\((?:以下|下文|下)?(?:简称|统称|称)(?:为|作)?[「『“"]?([^「」『』“”"()]{1,30})[」』”"]?\)/dgu;
/** 員工：指… and 员工，是指… at the beginning. */
const CHINESE_OPENS =
  /^((?:(?!所[称谓])[^「」『』“”"，,。；;：:\n]){1,30}?)(?:[：:]\s?(?:系|是|即)?[指谓](?![定派示导出明引])|[，,](?:系指|是指|指(?![定派示导出明引])))/u;
/** 員工：… in a section of definitions. */
const CHINESE_LISTED = /^([^「」『』“”"，,。；;：:\n]{1,20})[：:]\s?(?=\S)/u;
/** Headings and lead-ins under which terms are defined; in folded text. */
const DEFINES =
  /\b(?:definitions?|glossary|interpretation|terminology|defined terms|terms used|meanings?)\b|定义|用词|用语|名词|术语|词汇|释义|名词解释/;
/** They stand for something said before, or are part of a sentence, so what follows defines nothing. */
const NO_TERM =
  /^(?:this|that|these|those|it|which|what|who|he|she|they|we|you|nothing|everything|note|example|or|and|but|any|all|each|such)(?: |$)|(?:^|\s)(?:not|shall|is|are|does|do|may|must|will|can)(?:\s|$)|^(?:同前|前项|前款|其|这|此|该)$/i;

/** Whether a heading or lead-in says that terms are defined under it. */
export function announcesDefinitions(heading: string): boolean {
  return DEFINES.test(foldText(heading));
}

/**
 * The terms that a rule defines: “Employee” means …, the term X refers to …, 「員工」係指…, 本規定所稱員工，指…, (the “Company”).
 *
 * @param amongDefinitions the rule stands in a section of definitions, where "Employee: every person who…" defines too
 */
export function definedTerms(rule: string, amongDefinitions: boolean): DefinedTerm[] {
  const start = leadingClause(rule)?.end ?? 0;
  const found = [
    ...matchesOf(rule, QUOTED_TERMS, start),
    ...matchesOf(rule, NAMED_TERMS, start),
    ...matchesOf(rule, IN_BRACKETS, start),
    ...chineseTerms(rule, start, amongDefinitions),
    ...(amongDefinitions ? openingTerm(rule, start, OPENS_RULE) : []),
  ];
  const terms: DefinedTerm[] = [];
  for (const term of found.sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (term.start >= (terms.at(-1)?.end ?? 0) && !NO_TERM.test(term.term)) terms.push(term);
  }
  return terms;
}

/** Chinese patterns are written for simplified characters, so they read the folded text; the spans are the original's. */
function chineseTerms(rule: string, start: number, amongDefinitions: boolean): DefinedTerm[] {
  if (!/\p{Script=Han}/u.test(rule)) return [];
  const folded = fold(rule.slice(start));
  const terms = [
    ...matchesOf(folded.text, CHINESE_QUOTED, 0),
    ...matchesOf(folded.text, CHINESE_CALLED, 0),
    ...matchesOf(folded.text, CHINESE_SHORT, 0),
    ...openingTerm(folded.text, 0, CHINESE_OPENS),
    ...(amongDefinitions ? openingTerm(folded.text, 0, CHINESE_LISTED) : []),
  ];
  return terms.map((term) => {
    const span = originalSpan(folded, term.start, term.end);
    const [from, to] = [start + span.start, start + span.end];
    return { term: rule.slice(from, to), start: from, end: to };
  });
}

function openingTerm(text: string, start: number, pattern: RegExp): DefinedTerm[] {
  const match = pattern.exec(text.slice(start));
  const term = match?.[1];
  if (!match || term === undefined || !/^(?:\p{Lu}|\p{Lo}|\P{L})/u.test(term)) return [];
  return [spanOf(term, start + match[0].indexOf(term))];
}

function matchesOf(text: string, pattern: RegExp, start: number): DefinedTerm[] {
  const terms: DefinedTerm[] = [];
  for (const match of text.matchAll(pattern)) {
    if (match.index < start) continue;
    for (const [group, term] of match.entries()) {
      const at = match.indices?.[group]?.[0];
      // A pattern with alternatives leaves groups unset, which the types do not say.
      if (group > 0 && term && at !== undefined) terms.push(spanOf(term, at));
    }
  }
  return terms;
}

/** Without white space and a comma at its end (“Employee,” means). */
function spanOf(printed: string, at: number): DefinedTerm {
  const before = printed.length - printed.trimStart().length;
  const term = printed.trim().replace(/[,，]$/, '');
  return { term, start: at + before, end: at + before + term.length };
}
