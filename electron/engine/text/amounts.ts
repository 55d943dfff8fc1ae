import { CHINESE_DIGITS, chineseNumeral } from './chinese-numerals.ts';

/** A numeral in folded text with the tokens it is also indexed under. */
interface Amount {
  /** Equal for equal amounts in any spelling; letters and digits only. */
  tokens: string[];
  /** Of the numeral with its currency and unit, in folded text. */
  start: number;
  end: number;
}

/**
 * Minutes up to weeks and months up to years are brought to one unit each, so that 1.5 hours is 90 minutes. A month has
 * no fixed number of days, so the two never meet.
 */
const MINUTES: [RegExp, number][] = [
  [/^(?:minutes?|mins?|分钟)/, 1],
  [/^(?:hours?|hrs?|个?小时|个?钟头)/, 60],
  [/^(?:(?:calendar |business |working )?days?|个?(?:工作|自然|营业)?[天日])/, 1_440],
  [/^(?:weeks?|周|个?星期|个?礼拜)/, 10_080],
];
const MONTHS: [RegExp, number][] = [
  [/^(?:months?|个?月)/, 1],
  [/^(?:years?|年(?!代))/, 12],
];
const PERCENT = /^(?:%|percent|per cent)/;
const PERCENT_BEFORE = '百分之';
/** What makes a single Chinese digit a numeral: 三次 but not 一般 or 统一. */
const COUNTED =
  /^(?:元|块|圆|角|分|美元|港元|港币|台币|人民币|个|名|位|人|次|件|份|张|条|项|款|倍|折|成|天|日|周|月|年|岁|时|小时|分钟|公里|公斤|克|米|吨|度|级|层|间|台|辆|批|单|笔|星期|礼拜|季)/;
const CURRENCY = /^ ?(?:元|块钱?|圆|美元|港元|港币|台币|新台币|人民币|usd|rmb|cny|hkd|twd|eur|gbp|dollars?|yuan)/;
const CURRENCY_BEFORE = /(?:[$€£¥]|usd|rmb|cny|hkd|twd|ntd?|hk|us|eur|gbp|人民币|新台币|港币|美元)[$€£¥]? ?$/;

const NUMERAL = new RegExp(`\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?(?!\\d)|\\d+(?:\\.\\d+)?|[${CHINESE_DIGITS}]+|半`, 'g');
const TENS_AFTER_ARABIC = /^[十百千万亿]+/;
/** English number words before a unit of time; alone they are words (one of them, no one). */
const ENGLISH = new Map([
  ...'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index): [string, number] => [word, index + 1]),
  ['fourteen', 14],
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['forty-five', 45],
  ['sixty', 60],
  ['ninety', 90],
  ['half an', 0.5],
  ['half a', 0.5],
]);
const SPELLED_OUT = new RegExp(
  `\\b(${[...ENGLISH.keys()].join('|')})[ -]((?:(?:calendar|business|working) )?(?:minute|hour|day|week|month|year)s?)\\b`,
  'g',
);
/** Longest unit or currency in characters, with room: what is read on either side of a numeral. */
const NEIGHBOURHOOD = 16;

/**
 * Amounts in folded text: $500.00, 500, 500元 and 五百元 share a token, and so do 30分钟, 半小时 and half an hour. Parts of
 * longer numbers (2026.4.10, COMP-001) have none.
 */
export function amountsIn(folded: string): Amount[] {
  const amounts: Amount[] = [];
  for (const match of folded.matchAll(NUMERAL)) {
    const amount = amountAt(folded, match[0], match.index);
    if (amount) amounts.push(amount);
  }
  for (const match of folded.matchAll(SPELLED_OUT)) {
    const [printed, word = ''] = match;
    const unit = unitToken(printed.slice(printed.length - (match[2]?.length ?? 0)), ENGLISH.get(word) ?? 0);
    if (unit) amounts.push({ tokens: [unit.token], start: match.index, end: match.index + printed.length });
  }
  return amounts;
}

function amountAt(folded: string, printed: string, start: number): Amount | null {
  if (printed === '半') return halfAt(folded, start);
  if (/第\s?$/.test(folded.slice(Math.max(0, start - 2), start))) return null;
  let end = start + printed.length;
  const arabic = /^\d/.test(printed);
  if (arabic) {
    if (isPartOfLongerNumber(folded, start, end)) return null;
    end += TENS_AFTER_ARABIC.exec(folded.slice(end, end + 4))?.[0].length ?? 0;
  }
  const value = chineseNumeral(folded.slice(start, end).replaceAll(',', ''));
  if (value === null || value > Number.MAX_SAFE_INTEGER) return null;
  if (!arabic && !isCounted(printed, folded.slice(end, end + 4)) && !folded.endsWith(PERCENT_BEFORE, start))
    return null;
  return withUnit(folded, value, start, end);
}

function withUnit(folded: string, value: number, start: number, end: number): Amount {
  const after = folded.slice(end, end + NEIGHBOURHOOD);
  const space = /^[ -]?/.exec(after)?.[0].length ?? 0;
  const unit = isCalendarYear(value, after.slice(space)) ? null : unitToken(after.slice(space), value);
  const tokens = [token('n', value)];
  if (unit) tokens.push(unit.token);
  const preceding = folded.slice(Math.max(0, start - NEIGHBOURHOOD), start);
  const before = /[$€£¥a-z币元] ?$/.test(preceding) ? CURRENCY_BEFORE.exec(preceding) : null;
  const percentBefore = folded.endsWith(PERCENT_BEFORE, start);
  if (percentBefore) tokens.push(token('p', value));
  const currency = CURRENCY.exec(after);
  return {
    tokens,
    start: start - (before?.[0].length ?? (percentBefore ? PERCENT_BEFORE.length : 0)),
    end: end + (unit ? space + unit.length : (currency?.[0].length ?? 0)),
  };
}

/** 2015年 says when, not how long: it must meet "in 2015". */
function isCalendarYear(value: number, after: string): boolean {
  return after.startsWith('年') && Number.isInteger(value) && value >= 1_000 && value < 3_000;
}

function unitToken(after: string, value: number): { token: string; length: number } | null {
  for (const [letter, table] of [['m', MINUTES] as const, ['o', MONTHS] as const]) {
    for (const [unit, factor] of table) {
      const match = unit.exec(after);
      if (match && endsWord(after, match[0])) return { token: token(letter, value * factor), length: match[0].length };
    }
  }
  const percent = PERCENT.exec(after);
  return percent ? { token: token('p', value), length: percent[0].length } : null;
}

/** 半小时, 半天, 半年: half of the unit that follows. */
function halfAt(folded: string, start: number): Amount | null {
  const unit = unitToken(folded.slice(start + 1, start + 1 + NEIGHBOURHOOD), 0.5);
  return unit && { tokens: [unit.token], start, end: start + 1 + unit.length };
}

function endsWord(after: string, unit: string): boolean {
  return !/[a-z]$/.test(unit) || !/^[a-z]/.test(after.slice(unit.length));
}

/** Whether a Chinese numeral is one: two bare digits say "three or four" (三四天), a single one needs what it counts. */
function isCounted(printed: string, after: string): boolean {
  if (printed.length === 1) return COUNTED.test(after);
  return printed.length > 2 || /[十拾廿卅百佰千仟万亿]/.test(printed);
}

/** Dates, versions, ids and telephone numbers; 3-5 is a range of two amounts. */
function isPartOfLongerNumber(folded: string, start: number, end: number): boolean {
  const before = folded.slice(Math.max(0, start - NEIGHBOURHOOD), start);
  const after = folded.slice(end, end + NEIGHBOURHOOD);
  // Most numerals stand behind a space or a Chinese character, and need no closer look.
  if (!/[a-z0-9.,/:$€£¥-]$/.test(before) && !/^[.,/:-]/.test(after)) return false;
  if (CURRENCY_BEFORE.test(before)) return false;
  if (/(?:[a-z]-?|\d[.,/:]|\.|\d-\d+-)$/.test(before) || /^(?:[.,/:]\d|-\d+-\d)/.test(after)) return true;
  return /\d-$/.test(before) && /^-\d/.test(after);
}

/** `qn500`, `qm30`: a start that no English word has; the decimal point as `d`, so that it stays one token. */
function token(kind: 'n' | 'm' | 'o' | 'p', value: number): string {
  const rounded = Math.round(value * 1e6) / 1e6;
  return `q${kind}${String(rounded).replace('.', 'd')}`;
}
