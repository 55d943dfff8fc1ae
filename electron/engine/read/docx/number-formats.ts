/** How a counter of a Word list is printed; the names are the format's own (`w:numFmt`). */

const DIGITS = '〇一二三四五六七八九';
const HEAVENLY_STEMS = '甲乙丙丁戊己庚辛壬癸';
const EARTHLY_BRANCHES = '子丑寅卯辰巳午未申酉戌亥';
const KOREAN_SYLLABLES = '가나다라마바사아자차카타파하';
const KATAKANA = 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン';

interface HanNumerals {
  digits: string;
  /** Ten, hundred, thousand. */
  units: string;
  tenThousand: string;
  /** Whether 10 to 19 begin with 一. */
  leadingOne: boolean;
}

const COMMON: HanNumerals = { digits: '零一二三四五六七八九', units: '十百千', tenThousand: '萬', leadingOne: false };
const COMMON_SIMPLIFIED: HanNumerals = { ...COMMON, tenThousand: '万' };
const LEGAL_TRADITIONAL: HanNumerals = {
  digits: '零壹貳參肆伍陸柒捌玖',
  units: '拾佰仟',
  tenThousand: '萬',
  leadingOne: true,
};
const LEGAL_SIMPLIFIED: HanNumerals = {
  digits: '零壹贰叁肆伍陆柒捌玖',
  units: '拾佰仟',
  tenThousand: '万',
  leadingOne: true,
};

const FORMATS: Readonly<Record<string, (value: number) => string>> = {
  decimal: String,
  decimalHalfWidth: String,
  decimalZero: (value) => String(value).padStart(2, '0'),
  decimalFullWidth: fullWidth,
  decimalFullWidth2: fullWidth,
  numberInDash: (value) => `- ${String(value)} -`,
  hex: (value) => value.toString(16).toUpperCase(),
  lowerLetter: (value) => letters(value),
  upperLetter: (value) => letters(value).toUpperCase(),
  lowerRoman: (value) => roman(value),
  upperRoman: (value) => roman(value).toUpperCase(),
  ordinal,
  decimalEnclosedCircle: circled,
  decimalEnclosedCircleChinese: circled,
  decimalEnclosedParen: (value) => enclosed(value, 0x2474, 20),
  decimalEnclosedFullstop: (value) => enclosed(value, 0x2488, 20),
  ideographEnclosedCircle: (value) => enclosed(value, 0x3280, 10),
  chineseCounting: positionalAboveHundred,
  taiwaneseCounting: positionalAboveHundred,
  chineseCountingThousand: (value) => han(value, COMMON_SIMPLIFIED),
  taiwaneseCountingThousand: (value) => han(value, COMMON),
  japaneseCounting: (value) => han(value, COMMON_SIMPLIFIED),
  ideographDigital: positional,
  taiwaneseDigital: positional,
  japaneseDigitalTenThousand: positional,
  koreanDigital2: positional,
  chineseLegalSimplified: (value) => han(value, LEGAL_SIMPLIFIED),
  ideographLegalTraditional: (value) => han(value, LEGAL_TRADITIONAL),
  ideographTraditional: (value) => oneOf(HEAVENLY_STEMS, value),
  ideographZodiac: (value) => oneOf(EARTHLY_BRANCHES, value),
  ganada: (value) => oneOf(KOREAN_SYLLABLES, value),
  aiueoFullWidth: (value) => oneOf(KATAKANA, value),
  aiueo: (value) => oneOf(KATAKANA, value),
  none: () => '',
  bullet: () => '',
};

/**
 * A counter as printed. A format that is not known prints as decimal, and so does a value outside the range of its
 * format, as Word does.
 * @param pattern the `w:format` of a custom format, such as `001, 002, 003, …`
 */
export function formatNumber(value: number, format: string, pattern?: string): string {
  if (format === 'custom' && pattern !== undefined) return customDecimal(value, pattern);
  const print = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  return (print ?? String)(value);
}

function customDecimal(value: number, pattern: string): string {
  const first = /^\s*(0*)\d/.exec(pattern);
  return String(value).padStart((first?.[1]?.length ?? 0) + 1, '0');
}

/** a … z, aa, bb … zz, aaa: Word repeats the letter. */
function letters(value: number): string {
  if (value < 1) return String(value);
  const letter = String.fromCharCode(0x61 + ((value - 1) % 26));
  return letter.repeat(Math.min(Math.ceil(value / 26), 40));
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

function oneOf(signs: string, value: number): string {
  return value >= 1 && value <= signs.length ? signs.charAt(value - 1) : String(value);
}

function positional(value: number): string {
  return String(value).replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)));
}

/** 一 to 九十九, then digit by digit: 一〇〇. */
function positionalAboveHundred(value: number): string {
  return value < 100 ? han(value, COMMON) : positional(value);
}

/** Chinese numerals with units, 0 to 99,999,999. */
function han(value: number, numerals: HanNumerals): string {
  if (value < 0 || value > 99_999_999) return String(value);
  if (value === 0) return numerals.digits.charAt(0);
  const high = Math.floor(value / 10_000);
  const low = value % 10_000;
  const gap = high > 0 && low > 0 && low < 1000 ? numerals.digits.charAt(0) : '';
  const printed =
    (high > 0 ? hanBelowTenThousand(high, numerals) + numerals.tenThousand : '') +
    gap +
    hanBelowTenThousand(low, numerals);
  const one = numerals.digits.charAt(1) + numerals.units.charAt(0);
  return !numerals.leadingOne && printed.startsWith(one) ? printed.slice(1) : printed;
}

function hanBelowTenThousand(value: number, numerals: HanNumerals): string {
  let printed = '';
  let zeroPending = false;
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) {
      zeroPending = printed !== '';
      continue;
    }
    if (zeroPending) printed += numerals.digits.charAt(0);
    zeroPending = false;
    printed += numerals.digits.charAt(digit) + (place > 0 ? numerals.units.charAt(place - 1) : '');
  }
  return printed;
}
