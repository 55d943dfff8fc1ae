import {
  countedToHundred,
  digitByDigit,
  digitByDigitInKorean,
  earthlyBranch,
  heavenlyStem,
  JAPANESE,
  KOREAN,
  LEGAL_SIMPLIFIED,
  LEGAL_TRADITIONAL,
  sexagenary,
  signAt,
  SIMPLIFIED,
  TRADITIONAL,
  withUnits,
} from './han-numerals.ts';
import { cardinalWords, ordinalWords } from './number-words.ts';

/** How a counter of a Word list is printed; the names are the format's own (`w:numFmt`). */

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
/** Without the five letters that no list uses. */
const CYRILLIC = 'абвгдежзиклмнопрстуфхцчшщыэюя';
const GREEK = 'αβγδεζηθικλμνξοπρστυφχψω';
/** A hostile start value must not print a line of letters. */
const MOST_REPEATED = 40;
const FOOTNOTE_SIGNS = '*†‡§';
const KOREAN_SYLLABLES = '가나다라마바사아자차카타파하';
const KOREAN_CONSONANTS = 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ';
const KATAKANA = 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン';
const IROHA = 'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン';

const FORMATS: Readonly<Record<string, (value: number) => string>> = {
  decimal: String,
  decimalHalfWidth: String,
  decimalZero: (value) => String(value).padStart(2, '0'),
  decimalFullWidth: fullWidth,
  decimalFullWidth2: fullWidth,
  numberInDash: (value) => `- ${String(value)} -`,
  hex: (value) => value.toString(16).toUpperCase(),
  lowerLetter: (value) => repeatedSign(LATIN, value),
  upperLetter: (value) => repeatedSign(LATIN, value).toUpperCase(),
  russianLower: (value) => repeatedSign(CYRILLIC, value),
  russianUpper: (value) => repeatedSign(CYRILLIC, value).toUpperCase(),
  chicago: (value) => repeatedSign(FOOTNOTE_SIGNS, value),
  lowerRoman: (value) => roman(value),
  upperRoman: (value) => roman(value).toUpperCase(),
  ordinal,
  cardinalText: cardinalWords,
  ordinalText: ordinalWords,
  decimalEnclosedCircle: circled,
  decimalEnclosedCircleChinese: circled,
  decimalEnclosedParen: (value) => enclosed(value, 0x2474, 20),
  decimalEnclosedFullstop: (value) => enclosed(value, 0x2488, 20),
  ideographEnclosedCircle: (value) => enclosed(value, 0x3280, 10),
  chineseCounting: countedToHundred,
  taiwaneseCounting: countedToHundred,
  chineseCountingThousand: (value) => withUnits(value, SIMPLIFIED),
  taiwaneseCountingThousand: (value) => withUnits(value, TRADITIONAL),
  japaneseCounting: (value) => withUnits(value, JAPANESE),
  koreanCounting: (value) => withUnits(value, KOREAN),
  ideographDigital: digitByDigit,
  taiwaneseDigital: digitByDigit,
  japaneseDigitalTenThousand: digitByDigit,
  koreanDigital: digitByDigitInKorean,
  koreanDigital2: digitByDigit,
  chineseLegalSimplified: (value) => withUnits(value, LEGAL_SIMPLIFIED),
  ideographLegalTraditional: (value) => withUnits(value, LEGAL_TRADITIONAL),
  ideographTraditional: heavenlyStem,
  ideographZodiac: earthlyBranch,
  ideographZodiacTraditional: sexagenary,
  ganada: (value) => signAt(KOREAN_SYLLABLES, value),
  chosung: (value) => signAt(KOREAN_CONSONANTS, value),
  aiueoFullWidth: (value) => signAt(KATAKANA, value),
  aiueo: (value) => signAt(KATAKANA, value),
  irohaFullWidth: (value) => signAt(IROHA, value),
  iroha: (value) => signAt(IROHA, value),
  none: () => '',
  bullet: () => '',
};

/**
 * A counter as printed. A format that is not known prints as decimal, and so does a value outside the range of its
 * format, as Word does.
 * @param pattern the `w:format` of a custom format, such as `001, 002, 003, …`
 */
export function formatNumber(value: number, format: string, pattern?: string): string {
  if (format === 'custom' && pattern !== undefined) return custom(value, pattern);
  const print = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  return (print ?? String)(value);
}

/** A pattern shows the first counters: `001, 002, …` or `α, β, γ, …`. */
function custom(value: number, pattern: string): string {
  const first = pattern.trim().charAt(0);
  if (first === 'α') return repeatedSign(GREEK, value);
  if (first === 'Α') return repeatedSign(GREEK, value).toUpperCase();
  const zeros = /^0*(?=\d)/.exec(pattern.trim())?.[0].length ?? 0;
  return String(value).padStart(zeros + 1, '0');
}

/** a … z, aa, bb … zz, aaa: Word repeats the sign. */
function repeatedSign(signs: string, value: number): string {
  if (value < 1) return String(value);
  const sign = signs.charAt((value - 1) % signs.length);
  return sign.repeat(Math.min(Math.ceil(value / signs.length), MOST_REPEATED));
}

const ROMAN: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(value: number): string {
  if (value < 1 || value > 32_767) return String(value);
  let rest = value;
  let printed = '';
  for (const [worth, sign] of ROMAN) {
    const times = Math.floor(rest / worth);
    printed += sign.repeat(times);
    rest -= times * worth;
  }
  return printed;
}

function ordinal(value: number): string {
  const lastTwo = value % 100;
  const ending = lastTwo >= 11 && lastTwo <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${String(value)}${ending}`;
}

function fullWidth(value: number): string {
  return String(value).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
}

function enclosed(value: number, first: number, count: number): string {
  return value >= 1 && value <= count ? String.fromCharCode(first + value - 1) : String(value);
}

function circled(value: number): string {
  return enclosed(value, 0x2460, 20);
}
