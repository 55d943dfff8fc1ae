/** Value of each digit; both spellings, the everyday one and the one of cheques. */
const DIGITS = new Map(
  ['零〇○', '一壹', '二两贰', '三叁参', '四肆', '五伍', '六陆', '七柒', '八捌', '九玖'].flatMap((spellings, value) =>
    Array.from(spellings, (character): [string, number] => [character, value]),
  ),
);
const TENS = new Map([
  ['十', 10],
  ['拾', 10],
  ['百', 100],
  ['佰', 100],
  ['千', 1_000],
  ['仟', 1_000],
]);
/** Tens written as one character. */
const WHOLE_TENS = new Map([
  ['廿', 20],
  ['卅', 30],
  ['卌', 40],
]);

/** Characters of Chinese numerals in folded text, for use inside a character class. */
export const CHINESE_DIGITS = '零〇○一二三四五六七八九两壹贰叁参肆伍陆柒捌玖十拾廿卅卌百佰千仟万亿';

/**
 * Value of a Chinese numeral in folded text: 一百七十五, 二〇二五, 两万, also after Arabic digits (3万). Null when the
 * characters are no numeral (百 or 万 with nothing before it: 百般, 万一).
 */
export function chineseNumeral(text: string): number | null {
  if (/^[零〇○一二三四五六七八九]{2,}$/.test(text))
    return Number(Array.from(text, (digit) => DIGITS.get(digit)).join(''));
  const arabic = /^(\d+(?:\.\d+)?)(.*)$/.exec(text);
  const reading: Reading = { total: 0, section: 0, digit: arabic ? Number(arabic[1]) : null };
  const rest = arabic ? (arabic[2] ?? '') : text;
  for (const character of rest) if (!readCharacter(reading, character)) return null;
  return text === '' ? null : reading.total + reading.section + (reading.digit ?? 0);
}

/** `total` holds what is closed by 万 or 亿, `section` what is closed by 十, 百 or 千, `digit` what is open. */
interface Reading {
  total: number;
  section: number;
  digit: number | null;
}

function readCharacter(reading: Reading, character: string): boolean {
  const digit = DIGITS.get(character);
  const ten = TENS.get(character);
  const wholeTen = WHOLE_TENS.get(character);
  if (digit !== undefined) {
    if (reading.digit !== null && reading.digit !== 0) return false;
    reading.digit = digit;
  } else if (ten !== undefined) {
    // 十 may open a numeral (十五) and follow hundreds (一百十), 百 and 千 may not.
    if (reading.digit === null && (ten > 10 || reading.section % 100 !== 0)) return false;
    reading.section += (reading.digit ?? 1) * ten;
    reading.digit = null;
  } else if (wholeTen !== undefined) {
    reading.section += wholeTen;
    reading.digit = null;
  } else return readMyriad(reading, character);
  return true;
}

function readMyriad(reading: Reading, character: string): boolean {
  const section = reading.section + (reading.digit ?? 0);
  if (section === 0 && reading.total === 0) return false;
  if (character === '万') reading.total += section * 10_000;
  else if (character === '亿') reading.total = (reading.total + section) * 100_000_000;
  else return false;
  reading.section = 0;
  reading.digit = null;
  return true;
}
