/** Numerals with signs for ten, hundred and thousand, as Chinese, Japanese and Korean lists of Word print them. */
export interface UnitNumerals {
  /** One to nine. */
  digits: string;
  /** Stands for empty places in between; empty where nothing does. */
  zero: string;
  /** Ten, hundred, thousand. */
  units: string;
  tenThousand: string;
  /** Where the sign for one stands before a unit: always (壹拾), not before a leading ten (十, 一百), or never (百). */
  oneBeforeUnit: 'always' | 'not-leading-ten' | 'never';
}

export const TRADITIONAL: UnitNumerals = {
  digits: '一二三四五六七八九',
  zero: '零',
  units: '十百千',
  tenThousand: '萬',
  oneBeforeUnit: 'not-leading-ten',
};

/** Word prints 一百〇一 in this list and 一百零一 in the traditional one. */
export const SIMPLIFIED: UnitNumerals = { ...TRADITIONAL, zero: '〇', tenThousand: '万' };

export const JAPANESE: UnitNumerals = { ...TRADITIONAL, zero: '', tenThousand: '万', oneBeforeUnit: 'never' };

export const KOREAN: UnitNumerals = {
  digits: '일이삼사오육칠팔구',
  zero: '',
  units: '십백천',
  tenThousand: '만',
  oneBeforeUnit: 'never',
};

export const LEGAL_TRADITIONAL: UnitNumerals = {
  digits: '壹貳參肆伍陸柒捌玖',
  zero: '零',
  units: '拾佰仟',
  tenThousand: '萬',
  oneBeforeUnit: 'always',
};

export const LEGAL_SIMPLIFIED: UnitNumerals = {
  ...LEGAL_TRADITIONAL,
  digits: '壹贰叁肆伍陆柒捌玖',
  tenThousand: '万',
};

/** 1 to 99,999,999 with units; a value outside prints as a plain number. */
export function withUnits(value: number, numerals: UnitNumerals): string {
  if (value < 1 || value > 99_999_999) return value === 0 ? numerals.zero || '〇' : String(value);
  const high = Math.floor(value / 10_000);
  const low = value % 10_000;
  const gap = high > 0 && low > 0 && low < 1000 ? numerals.zero : '';
  const printed =
    (high > 0 ? belowTenThousand(high, numerals) + numerals.tenThousand : '') + gap + belowTenThousand(low, numerals);
  const oneTen = numerals.digits.charAt(0) + numerals.units.charAt(0);
  return numerals.oneBeforeUnit === 'not-leading-ten' && printed.startsWith(oneTen) ? printed.slice(1) : printed;
}

function belowTenThousand(value: number, numerals: UnitNumerals): string {
  let printed = '';
  let zeroPending = false;
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) {
      zeroPending = printed !== '';
      continue;
    }
    if (zeroPending) printed += numerals.zero;
    zeroPending = false;
    const isBare = digit === 1 && place > 0 && numerals.oneBeforeUnit === 'never';
    printed += (isBare ? '' : numerals.digits.charAt(digit - 1)) + (place > 0 ? numerals.units.charAt(place - 1) : '');
  }
  return printed;
}

const HAN_DIGITS = '〇一二三四五六七八九';
const KOREAN_DIGITS = '영일이삼사오육칠팔구';

/** Digit by digit: 一〇五. */
export function digitByDigit(value: number): string {
  return inDigits(value, HAN_DIGITS);
}

export function digitByDigitInKorean(value: number): string {
  return inDigits(value, KOREAN_DIGITS);
}

function inDigits(value: number, digits: string): string {
  return String(value).replace(/\d/g, (digit) => digits.charAt(Number(digit)));
}

/** 一 to 九十九, then digit by digit: 一〇〇. */
export function countedToHundred(value: number): string {
  return value < 100 ? withUnits(value, TRADITIONAL) : digitByDigit(value);
}

const HEAVENLY_STEMS = '甲乙丙丁戊己庚辛壬癸';
const EARTHLY_BRANCHES = '子丑寅卯辰巳午未申酉戌亥';
const SEXAGENARY_CYCLE = 60;

export function heavenlyStem(value: number): string {
  return signAt(HEAVENLY_STEMS, value);
}

export function earthlyBranch(value: number): string {
  return signAt(EARTHLY_BRANCHES, value);
}

/** 甲子, 乙丑 … 癸亥. */
export function sexagenary(value: number): string {
  if (value < 1 || value > SEXAGENARY_CYCLE) return String(value);
  const at = value - 1;
  return HEAVENLY_STEMS.charAt(at % HEAVENLY_STEMS.length) + EARTHLY_BRANCHES.charAt(at % EARTHLY_BRANCHES.length);
}

/** The sign of a series; a value beyond it prints as a plain number. */
export function signAt(signs: string, value: number): string {
  return value >= 1 && value <= signs.length ? signs.charAt(value - 1) : String(value);
}
