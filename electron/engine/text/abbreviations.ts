/** A short form that the text itself explains. */
interface Abbreviation {
  short: string;
  long: string;
}

const SHORT_IN_BRACKETS = /[(（]\s*["“「『]?([A-Z][A-Za-z0-9&/-]{1,9})["”」』]?\s*[)）]/g;
const LONG_IN_BRACKETS = /(?<![A-Za-z0-9-])([A-Z][A-Z0-9&/-]{1,9})\s?[(（]([A-Za-z][A-Za-z -]{3,80})[)）]/g;
const CALLED =
  /[(（]\s*(?:以下|下文|下稱|下称)?(?:簡稱|简称|統稱|统称|稱|称)(?:為|为|作)?[:：]?\s*["“「『《]?([^\s"”」』》()（）,，。]{1,20})["”」』》]?\s*[)）]/g;
/** Han characters that end before a long name begins; what stands behind the last of them is the name. */
const BEFORE_NAME = /提交|填[写寫]|提供|取得|使用|[的之及或和與与應应須须由按依向於于在將将為为是經经對对據据]/g;
/** UTF-16 units before the bracket in which the long form is looked for. */
const LONGEST = 100;
/** A Han name before a Latin short form has no letters to align with, so it must be short to be believed. */
const LONGEST_HAN_NAME = 8;

/**
 * Short forms explained in a text: "purchase order (PO)", "PO (purchase order)", 採購單（PO）, 人力資源管理系統（以下簡稱「人資系統」）.
 * Each pair once, in order of the text. A bracket whose letters do not fit the words before it gives none.
 */
export function abbreviationsIn(text: string): Abbreviation[] {
  if (!/[(（]/.test(text)) return [];
  const found: (Abbreviation & { at: number })[] = [];
  for (const match of text.matchAll(SHORT_IN_BRACKETS)) {
    const short = match[1] ?? '';
    const before = text.slice(Math.max(0, match.index - LONGEST), match.index);
    const long = wordsThatFit(before, short.replace(/(?<=[A-Z])s$/, '')) ?? hanNameBefore(before);
    if (long) found.push({ short: short.replace(/(?<=[A-Z])s$/, ''), long, at: match.index });
  }
  for (const match of text.matchAll(LONG_IN_BRACKETS)) {
    const [, short = '', long = ''] = match;
    if (wordsThatFit(long, short) === long) found.push({ short, long, at: match.index });
  }
  for (const match of text.matchAll(CALLED)) {
    const short = match[1] ?? '';
    const long = longNameOf(text.slice(Math.max(0, match.index - LONGEST), match.index), short);
    if (long) found.push({ short, long, at: match.index });
  }
  return withoutRepetitions(found.sort((one, other) => one.at - other.at));
}

/**
 * The shortest run of words at the end of `before` whose letters hold those of `short` in order, read from the right; the
 * first letter begins the run's first word. At most twice as many words as letters, so that no sentence is taken for a name.
 */
function wordsThatFit(before: string, short: string): string | null {
  const words = before.trimEnd();
  const letters = short.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  const lower = words.toLowerCase();
  let at = words.length;
  for (let index = letters.length - 1; index >= 0; index -= 1) {
    const letter = letters.charAt(index);
    do at -= 1;
    while (at >= 0 && (lower.charAt(at) !== letter || (index === 0 && /[a-z0-9]/.test(lower.charAt(at - 1)))));
    if (at < 0) return null;
  }
  const long = words.slice(at);
  const count = long.split(/[\s-]+/).length;
  const usable = /^[A-Za-z][A-Za-z0-9 '’/&-]*$/.test(long) && long.length > short.length;
  return usable && count >= 2 && count <= Math.max(2, letters.length * 2) ? long : null;
}

function hanNameBefore(before: string): string | null {
  const run = /[\p{Script=Han}]+\s?["”」』]?$/u.exec(before)?.[0].replace(/[\s"”」』]/g, '') ?? '';
  const name = run.slice(lastEnd(run));
  return name.length >= 2 && name.length <= LONGEST_HAN_NAME ? name : null;
}

/** The shortest end of `before` that holds the characters of `short` in order, beginning with the first of them. */
function longNameOf(before: string, short: string): string | null {
  const run = /[\p{L}\p{N}・·-]+\s?["”」』》]?$/u.exec(before)?.[0].replace(/[\s"”」』》]/g, '') ?? '';
  let at = run.length;
  for (const character of Array.from(short).reverse()) {
    at = run.lastIndexOf(character, at - 1);
    if (at < 0 || (at === 0 && character !== short.charAt(0))) return null;
  }
  const long = run.slice(at);
  return long.length > short.length && !long.endsWith(short) ? long : null;
}

function lastEnd(run: string): number {
  let end = 0;
  for (const match of run.matchAll(BEFORE_NAME)) end = match.index + match[0].length;
  return end;
}

function withoutRepetitions(pairs: (Abbreviation & { at: number })[]): Abbreviation[] {
  const seen = new Map<string, Abbreviation>();
  for (const { short, long } of pairs) {
    const key = `${short}\n${long.toLowerCase()}`;
    if (!seen.has(key)) seen.set(key, { short, long });
  }
  return [...seen.values()];
}
