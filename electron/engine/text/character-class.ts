const OTHER = 1;
export const LETTER = 2;
export const DIGIT = 3;
export const MARK = 4;
/** Chinese, Japanese and Korean: written without spaces, or (Korean) with endings glued to the word. */
export const HAN = 5;

type CharacterClass = typeof OTHER | typeof LETTER | typeof DIGIT | typeof MARK | typeof HAN;

const HAN_LIKE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;

/** Class of each 16-bit unit, filled as characters are met; 0 is not known yet. */
const known = new Uint8Array(0x10000);

/** Class of the character that begins at `at`; `text` is folded. */
export function classOf(text: string, at: number): CharacterClass {
  const unit = text.charCodeAt(at);
  if (unit >= 0xd800 && unit <= 0xdfff) return classify(String.fromCodePoint(text.codePointAt(at) ?? 0xfffd));
  const before = known[unit] ?? 0;
  if (before !== 0) return before as CharacterClass;
  const found = classify(text.charAt(at));
  known[unit] = found;
  return found;
}

function classify(character: string): CharacterClass {
  if (/[0-9]/.test(character)) return DIGIT;
  if (/\p{M}/u.test(character)) return MARK;
  if (!/[\p{L}\p{N}]/u.test(character)) return OTHER;
  return HAN_LIKE.test(character) ? HAN : LETTER;
}
