import { expect, test } from 'vitest';
import { formatNumber } from '../../../../../electron/engine/read/docx/number-formats.ts';

test.each([
  ['decimal', 12, '12'],
  ['decimalZero', 7, '07'],
  ['decimalZero', 12, '12'],
  ['lowerLetter', 1, 'a'],
  ['lowerLetter', 27, 'aa'],
  ['upperLetter', 28, 'BB'],
  ['lowerRoman', 4, 'iv'],
  ['lowerRoman', 38, 'xxxviii'],
  ['upperRoman', 1994, 'MCMXCIV'],
  ['ordinal', 1, '1st'],
  ['ordinal', 12, '12th'],
  ['ordinal', 23, '23rd'],
  ['chineseCounting', 3, '三'],
  ['chineseCounting', 10, '十'],
  ['chineseCounting', 21, '二十一'],
  ['chineseCounting', 100, '一〇〇'],
  ['taiwaneseCountingThousand', 12, '十二'],
  ['taiwaneseCountingThousand', 105, '一百零五'],
  ['taiwaneseCountingThousand', 59, '五十九'],
  ['chineseCountingThousand', 2010, '二千〇一十'],
  ['chineseCountingThousand', 101, '一百〇一'],
  ['chineseCountingThousand', 110, '一百一十'],
  ['chineseCountingThousand', 30_000, '三万'],
  ['ideographDigital', 10, '一〇'],
  ['ideographTraditional', 1, '甲'],
  ['ideographTraditional', 10, '癸'],
  ['ideographZodiac', 12, '亥'],
  ['chineseLegalSimplified', 12, '壹拾贰'],
  ['ideographLegalTraditional', 3, '參'],
  ['decimalFullWidth', 15, '１５'],
  ['decimalEnclosedCircle', 3, '③'],
  ['decimalEnclosedParen', 2, '⑵'],
  ['taiwaneseCounting', 12, '十二'],
  ['japaneseCounting', 101, '百一'],
  ['japaneseCounting', 21, '二十一'],
  ['koreanCounting', 12, '십이'],
  ['koreanDigital', 10, '일영'],
  ['ideographZodiacTraditional', 1, '甲子'],
  ['ideographZodiacTraditional', 60, '癸亥'],
  ['ideographLegalTraditional', 10, '壹拾'],
  ['chineseLegalSimplified', 105, '壹佰零伍'],
  ['cardinalText', 1, 'One'],
  ['cardinalText', 121, 'One hundred twenty-one'],
  ['ordinalText', 3, 'Third'],
  ['ordinalText', 20, 'Twentieth'],
  ['ordinalText', 21, 'Twenty-first'],
  ['chicago', 2, '†'],
  ['chicago', 5, '**'],
  ['russianLower', 3, 'в'],
  ['irohaFullWidth', 2, 'ロ'],
  ['chosung', 1, 'ㄱ'],
  ['none', 5, ''],
  ['bullet', 5, ''],
])('%s prints %i as %s', (format, value, printed) => {
  expect(formatNumber(value, format)).toBe(printed);
});

test.each([
  ['decimalEnclosedCircle', 99, '99'],
  ['ideographTraditional', 11, '11'],
  ['lowerRoman', 0, '0'],
  ['aFormatOfTheFuture', 4, '4'],
])('%s falls back to a plain number for %i', (format, value, printed) => {
  expect(formatNumber(value, format)).toBe(printed);
});

test('a custom format of Greek letters prints them', () => {
  expect(formatNumber(2, 'custom', 'α, β, γ, ...')).toBe('β');
});

test('a custom format pads with zeros as its pattern shows', () => {
  expect(formatNumber(7, 'custom', '001, 002, 003, ...')).toBe('007');
});
