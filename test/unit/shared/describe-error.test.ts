import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../shared/app-error.ts';
import {
  describeDegraded,
  describeError,
  describeNotSearched,
  describeProblem,
  describeVerifyProblem,
} from '../../../shared/describe-error.ts';
import { PROBLEM_CODES } from '../../../shared/document.ts';
import { LANGUAGES, type Language } from '../../../shared/language.ts';
import { VERIFY_PROBLEM_CODES } from '../../../shared/operation-results.ts';
import { DEGRADED_CODES } from '../../../shared/search-result.ts';

const DETAILS = { page: 3, encoding: 'gb18030', characters: 2 };

function everySentence(language: Language): [string, string][] {
  return [
    ...ERROR_CODES.map((code): [string, string] => [code, describeError({ code, details: {} }, language)]),
    ...PROBLEM_CODES.map((code): [string, string] => [code, describeProblem({ code, details: DETAILS }, language)]),
    ...DEGRADED_CODES.map((code): [string, string] => [code, describeDegraded(code, language)]),
    ...VERIFY_PROBLEM_CODES.map((code): [string, string] => [
      code,
      describeVerifyProblem({ code, details: {} }, language),
    ]),
  ];
}

describe('sentences for errors', () => {
  it.each(LANGUAGES)('every code has a sentence in %s', (language) => {
    const unfinished = everySentence(language).filter(([, sentence]) => !/[.。]$/.test(sentence));
    expect(unfinished).toEqual([]);
  });

  it.each(LANGUAGES)('no sentence in %s shows its code or an unfilled value', (language) => {
    const showing = everySentence(language).filter(
      ([code, sentence]) => sentence.includes('{{') || (code.includes('-') && sentence.includes(code)),
    );
    expect(showing).toEqual([]);
  });

  it.each(['zh-Hant', 'zh-Hans'] as const)('every sentence in %s is written in Chinese', (language) => {
    expect(everySentence(language).filter(([, sentence]) => !/\p{Script=Han}/u.test(sentence))).toEqual([]);
  });

  it.each([
    ['en', 'Page 3 is a picture without text and is not searched. Read that page in the original.'],
    ['zh-Hant', '第 3 頁是圖片，沒有文字，因此不在搜尋範圍內。請在原件中閱讀這一頁。'],
    ['zh-Hans', '第 3 页是图片，没有文字，因此不在搜索范围内。请在原件中阅读这一页。'],
  ] as const)('names the page without text in %s', (language, sentence) => {
    expect(describeNotSearched({ code: 'page-no-text', details: { page: 3 } }, language)).toBe(sentence);
  });

  it('tells how large a file may be', () => {
    expect(describeError({ code: 'file-too-large', details: {} }, 'en')).toBe(
      'The file is larger than can be read (200 MB). Split it into smaller files and add those.',
    );
  });

  it('says why a locked file was not searched', () => {
    expect(describeNotSearched({ code: 'password-required', details: {} }, 'en')).toBe(
      'The file is locked with a password. Save a copy without the password and add that.',
    );
  });

  it.each([
    [
      'password-required',
      { reason: 'wrong' },
      'The password does not open the file. Check how it is written and try again.',
    ],
    [
      'format-unsupported',
      { format: 'xfa' },
      'The file is a form that only Adobe Reader can show (XFA). Print it there to a PDF and add that.',
    ],
    [
      'page-garbled',
      { page: 4 },
      'Page 4 has text whose letters the file does not tell, so it is not searched. Read that page in the original.',
    ],
  ] as const)('tells %s with its details', (code, details, sentence) => {
    expect(describeNotSearched({ code, details }, 'en')).toBe(sentence);
  });
});
