/**
 * Fonts may draw letters without telling which ones. What is read then is nonsense: private use and control characters,
 * names of glyphs, or letters that stand for others.
 */

/** A few unreadable characters may be bullets or arrows, many are a font without a map. */
const UNREADABLE_SHARE = 0.3;
const UNREADABLE = /[\p{Co}\p{Cn}\ufffd\u0001-\u0008\u000e-\u001f\u007f-\u009f]/gu;
/** Anything but the letters and signs of most texts, all of which are readable; looked for in a tenth of the time. */
const UNUSUAL = /[^\t\n\r\u0020-\u007e\u00a0-\u0377\u2010-\u2027\u3000-\u303f\u4e00-\u9fef\uff01-\uff5e]/;
/** What extraction leaves of glyph names: /g12, (cid:34), glyph56. */
const GLYPH_NAME = /(?:\/?\b(?:g|gid|glyph|index)\d{1,5}\b|\(cid:\d{1,5}\))/gi;

/** Words of a text; shorter ones are as likely codes and formulas, longer ones alphabets and addresses. */
const WORD = /(?<!\p{L})\p{Script=Latin}{4,20}(?!\p{L})/gu;
/** Fewer letters in words than this are a table of codes or abbreviations as likely as a text. */
const FEWEST_LETTERS = 150;
/**
 * Ten letters that are common in all languages of the Latin alphabet. They were 65 % or more of each of 1,282 English
 * and German pages; by the letter counts of Polish, which has fewer than most, it is 59 %. Of shifted or mixed letters
 * they are about 38 %.
 */
const OTHER_LETTERS = /[^aeinorstlu]+/g;
const COMMON_SHARE = 0.5;

/** Whether a text has so many characters without meaning that nobody could read it. */
export function isUnreadable(text: string): boolean {
  if (!UNUSUAL.test(text)) return false;
  const unreadable = text.match(UNREADABLE)?.length ?? 0;
  return unreadable > 0 && unreadable > text.replace(/[\s\0]/g, '').length * UNREADABLE_SHARE;
}

/** Characters of a page that are looked at: more say nothing else and would take a tenth of the time of reading. */
const SAMPLE = 1_500;

/** Whether the text of a page is not what the page shows. */
export function isGarbled(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  return isUnreadable(sample) || isMostlyGlyphNames(sample) || isLetterSalad(sample);
}

function isMostlyGlyphNames(text: string): boolean {
  const names = text.match(GLYPH_NAME) ?? [];
  return names.length > 3 && names.join('').length > text.replace(/\s/g, '').length * UNREADABLE_SHARE;
}

function isLetterSalad(text: string): boolean {
  const words = withoutAccents((text.match(WORD) ?? []).join('')).toLowerCase();
  return words.length >= FEWEST_LETTERS && words.replace(OTHER_LETTERS, '').length < words.length * COMMON_SHARE;
}

function withoutAccents(words: string): string {
  return /^[A-Za-z]*$/.test(words) ? words : words.normalize('NFD').replace(/\p{M}/gu, '');
}
