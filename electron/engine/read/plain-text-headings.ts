/**
 * Headings in text without markup. A rule taken for a heading would never be found as a rule, so each form must be
 * unmistakable: short, without a sentence's end, and of a kind that headings have.
 */

/** UTF-16 units. A longer line is a sentence. */
const LONGEST_HEADING = 80;
const SENTENCE_END = /[.。!！?？;；,，:：、]$/;

/** Levels below the title: parts, chapters, sections, articles. */
const CHINESE_LEVELS: Record<string, number> = {
  编: 2,
  編: 2,
  篇: 2,
  部: 2,
  章: 3,
  节: 4,
  節: 4,
  款: 5,
  条: 6,
  條: 6,
};
const ENGLISH_LEVELS: Record<string, number> = {
  part: 2,
  appendix: 2,
  annex: 2,
  schedule: 2,
  chapter: 3,
  article: 4,
  section: 5,
};
/** A title in capitals and `1. Purpose`; each further part of the number goes one level deeper. */
const NUMBERED_LEVEL = 3;
const CHINESE_ORDINAL_LEVEL = 5;

const CHINESE_UNIT =
  /^第\s?(?:[0-9０-９〇零一二三四五六七八九十百千两兩]\s?){1,9}(?:[-－][0-9]{1,3}\s?)?([编編篇部章节節款条條])(?:之[一二三四五六七八九十]{1,3})?/;
const ENGLISH_UNIT =
  /^(part|chapter|article|section|appendix|annex|schedule)\s+(?:\d{1,4}(?:\.\d{1,3})*|[IVXLC]{1,7}|[A-Z])(?!\w)(.*)$/i;
const NUMBERED = /^(\d{1,3}(?:\.\d{1,3}){0,4})\.?\s+(.+)$/;
const CHINESE_ORDINAL = /^[一二三四五六七八九十]{1,3}、/;
/** UTF-16 units after the ordinal: hard-wrapped rules have longer lines. */
const LONGEST_ORDINAL_TITLE = 15;

/** What stands around a line; both texts trimmed, empty where there is none. */
export interface LineNeighbours {
  /** Whether a blank line or the start of the text stands before. */
  first: boolean;
  /** The nearest line before that is not blank. */
  previous: string;
  /** The nearest line after that is not blank. */
  next: string;
}

/** Level of the numbered heading that this trimmed line is, or null. */
export function numberedHeadingLevel(line: string, around: LineNeighbours): number | null {
  if (!isTitleLike(line)) return null;
  const chinese = chineseUnitLevel(line) ?? chineseOrdinalLevel(line, around);
  if (chinese !== null || !around.first) return chinese;
  return englishUnitLevel(line) ?? numberedLevel(line, around);
}

/** Level of a heading in capitals, such as `TRAVEL EXPENSES`, or null. */
export function capitalHeadingLevel(line: string): number | null {
  return isTitleLike(line) && isCapitals(line) && /^\p{Lu}\D*$/u.test(line) ? NUMBERED_LEVEL : null;
}

/** Whether a trimmed line can be a title: short and no sentence. */
export function isTitleLike(line: string): boolean {
  return line.length <= LONGEST_HEADING && /[\p{L}\p{N}]/u.test(line) && !SENTENCE_END.test(line);
}

/** 1 for a line of `=` and 2 for a line of `-` that underlines the line above; null for any other line. */
export function underlineLevel(line: string): number | null {
  if (/^={3,}$/.test(line)) return 1;
  return /^-{3,}$/.test(line) ? 2 : null;
}

function chineseUnitLevel(line: string): number | null {
  const match = CHINESE_UNIT.exec(line);
  if (!match) return null;
  const [unit, kind = ''] = match;
  const rest = line.slice(unit.length);
  // "第三條 員工應…" holds its rule on the same line; "第三條" and "第三條（定義）" stand above theirs.
  const bearsRule = '条條款'.includes(kind);
  const isHeading = bearsRule ? /^\s*(?:[（(【〔][^）)】〕]{1,40}[）)】〕])?$/.test(rest) : !/[。；]/.test(rest);
  return isHeading ? (CHINESE_LEVELS[kind] ?? null) : null;
}

/** "一、適用範圍" above its text; between other items of its kind it is an item of a list. */
function chineseOrdinalLevel(line: string, around: LineNeighbours): number | null {
  const ordinal = CHINESE_ORDINAL.exec(line)?.[0];
  if (ordinal === undefined || line.length - ordinal.length > LONGEST_ORDINAL_TITLE || around.next === '') return null;
  const inList = CHINESE_ORDINAL.test(around.previous) || CHINESE_ORDINAL.test(around.next);
  return inList ? null : CHINESE_ORDINAL_LEVEL;
}

/** "Section 4 applies to all staff" is the start of a sentence; "Section 4: Staff" and "SECTION 4 STAFF" are titles. */
function englishUnitLevel(line: string): number | null {
  const [, unit = '', rest = ''] = ENGLISH_UNIT.exec(line) ?? [];
  const isTitle = rest.trim() === '' || /^\s*[:.–—-]\s*\S/.test(rest) || isCapitals(line);
  return isTitle ? (ENGLISH_LEVELS[unit.toLowerCase()] ?? null) : null;
}

function numberedLevel(line: string, around: LineNeighbours): number | null {
  const [, number = '', words = ''] = NUMBERED.exec(line.normalize('NFKC')) ?? [];
  if (number === '') return null;
  const above = around.next.normalize('NFKC').startsWith(`${number}.`);
  const inList = NUMBERED.test(around.previous) || NUMBERED.test(around.next) || around.next === '';
  const goesOn = /^\p{Ll}/u.test(around.next);
  const short = /^\p{Lu}/u.test(words) && words.split(/\s+/).length <= 5 && !goesOn;
  const isTitle = isCapitals(words) || above || (short && !inList);
  return isTitle ? NUMBERED_LEVEL + number.split('.').length - 1 : null;
}

/** At least four letters and none of them small. */
function isCapitals(line: string): boolean {
  return !/\p{Ll}/u.test(line) && (line.match(/\p{Lu}/gu)?.length ?? 0) >= 4;
}
