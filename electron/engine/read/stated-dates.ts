import { formatDay, parseDay } from '../../../shared/dates.ts';
import { chineseNumeral } from '../text/chinese-numerals.ts';
import { foldText } from '../text/fold.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const DAY_FIRST = new RegExp(`^(?:the )?${DAY}(?: of)?[ -]${MONTH},?[ -](\\d{4})$`, 'i');
const MONTH_FIRST = new RegExp(`^${MONTH} ${DAY},? (\\d{4})$`, 'i');
const NUMBERS = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const RUN_TOGETHER = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const NUMBERS_DAY_OR_MONTH_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
const HAN_DIGITS = '[\\d〇零一二三四五六七八九十百]';
const CHINESE = new RegExp(
  `^(?:(?:中华)?民国 ?(${HAN_DIGITS}{1,7})|(1\\d\\d|${HAN_DIGITS}{4})) ?年 ?(${HAN_DIGITS}{1,3}) ?月 ?(${HAN_DIGITS}{1,3}) ?日$`,
);
/** The first year of the Republic of China, in whose years Taiwan counts, is 1912. */
const BEFORE_REPUBLIC = 1911;

/**
 * A day as documents print it, as 'YYYY-MM-DD': 2025-03-01, 2025/3/1, 1 March 2025, March 1st, 2025, 2025年3月1日,
 * 二〇二五年三月一日, 中華民國114年3月1日, each in any width. Null when it is no real day or can be read as two (03/04/2025).
 */
export function statedDay(text: string): string | null {
  const plain = foldText(text).replace(/\s+/g, ' ').replaceAll('○', '〇').trim();
  return yearFirst(plain) ?? inEnglish(plain) ?? inChinese(plain) ?? eitherWayRound(plain);
}

function yearFirst(text: string): string | null {
  const apart = NUMBERS.exec(text);
  if (apart) return dayFrom(apart[1], apart[3], apart[4]);
  const together = RUN_TOGETHER.exec(text);
  return together && dayFrom(together[1], together[2], together[3]);
}

function inEnglish(text: string): string | null {
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return dayFrom(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = MONTH_FIRST.exec(text);
  return monthFirst && dayFrom(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
}

function monthOf(name = ''): string {
  return String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);
}

function inChinese(text: string): string | null {
  const [, republican, common, month, day] = CHINESE.exec(text) ?? [];
  if (month === undefined) return null;
  const year = chineseNumeral(republican ?? common ?? '');
  if (year === null) return null;
  const isRepublican = republican !== undefined || year < 1_000;
  return dayFrom(String(isRepublican ? year + BEFORE_REPUBLIC : year), inDigits(month), inDigits(day));
}

function inDigits(text = ''): string {
  return String(chineseNumeral(text) ?? '');
}

function eitherWayRound(text: string): string | null {
  const [, first, , second, year] = NUMBERS_DAY_OR_MONTH_FIRST.exec(text) ?? [];
  const readings = new Set([dayFrom(year, first, second), dayFrom(year, second, first)].filter((day) => day !== null));
  const [only] = readings;
  return readings.size === 1 && only !== undefined ? only : null;
}

function dayFrom(year = '', month = '', day = ''): string | null {
  const parsed = parseDay(`${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return parsed === null ? null : formatDay(parsed);
}
