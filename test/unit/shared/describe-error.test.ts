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
    ['en', 'Page 3 is a picture. It is not searched until its text has been recognised.'],
    ['zh-Hant', '第 3 頁是圖片，完成文字辨識後才會列入搜尋範圍。'],
    ['zh-Hans', '第 3 页是图片，完成文字识别后才会列入搜索范围。'],
  ] as const)('names the page without text in %s', (language, sentence) => {
    expect(describeNotSearched({ code: 'page-no-text', details: { page: 3 } }, language)).toBe(sentence);
  });

  it.each([
    [
      'en',
      'This is a file of the kind DOC, which cannot be read. Open it in the program that made it, save it as DOCX or PDF and add that.',
    ],
    ['zh-Hant', '這是 DOC 檔案，無法讀取。請用原來的程式開啟，另存為 DOCX 或 PDF 再加入。'],
    ['zh-Hans', '这是 DOC 文件，无法读取。请用原来的程序打开，另存为 DOCX 或 PDF 再添加。'],
  ] as const)('says in %s what to save an old Word file as', (language, sentence) => {
    expect(describeError({ code: 'format-unsupported', details: { format: 'doc' } }, language)).toBe(sentence);
  });

  it('counts the tracked changes', () => {
    const problem = { code: 'changes-pending', details: { insertions: 3, deletions: 1 } } as const;
    expect(describeProblem(problem, 'en')).toContain('(insertions: 3, deletions: 1)');
  });

  it.each([
    [
      'en',
      'Page 3 is a picture in which no text could be recognised, so it is not searched. Read that page in the original.',
    ],
    ['zh-Hant', '第 3 頁是圖片，辨識不出文字，因此不在搜尋範圍內。請在原件中閱讀這一頁。'],
    ['zh-Hans', '第 3 页是图片，识别不出文字，因此不在搜索范围内。请在原件中阅读这一页。'],
  ] as const)(
    'says of a page whose recognition found nothing that it stays unsearched, in %s',
    (language, sentence) => {
      expect(describeNotSearched({ code: 'page-no-text', details: { page: 3, tried: true } }, language)).toBe(sentence);
    },
  );

  it.each([
    [
      'en',
      'Page 3 is a picture, and the file is locked, so its text cannot be recognised. Save a copy without the password and add that.',
    ],
    ['zh-Hant', '第 3 頁是圖片，而檔案有密碼保護，無法辨識其中的文字。請另存一份沒有密碼的副本再加入。'],
    ['zh-Hans', '第 3 页是图片，而文件有密码保护，无法识别其中的文字。请另存一份没有密码的副本再添加。'],
  ] as const)('says what to do about a picture in a locked file, in %s', (language, sentence) => {
    expect(describeNotSearched({ code: 'page-no-text', details: { page: 3, locked: true } }, language)).toBe(sentence);
  });

  it.each([
    [{ page: 4, tried: true }, 'none could be recognised in its picture'],
    [{ page: 4, locked: true }, 'it is locked'],
  ])('says of a garbled page with %o why it stays unsearched', (details, reason) => {
    for (const language of LANGUAGES) {
      expect(describeProblem({ code: 'page-garbled', details }, language)).not.toMatch(/until|後才會|后才会/);
    }
    expect(describeProblem({ code: 'page-garbled', details }, 'en')).toContain(reason);
  });

  it.each([
    ['en', '1,038 pages from 3 to 1040 are pictures. They are not searched until their text has been recognised.'],
    ['zh-Hant', '第 3 頁到第 1040 頁之間有 1,038 頁是圖片，完成文字辨識後才會列入搜尋範圍。'],
    ['zh-Hans', '第 3 页到第 1040 页之间有 1,038 页是图片，完成文字识别后才会列入搜索范围。'],
  ] as const)('says once of many pages that they are pictures, in %s', (language, sentence) => {
    const details = { pages: 1038, first: 3, last: 1040 };
    expect(describeNotSearched({ code: 'page-no-text', details }, language)).toBe(sentence);
  });

  it.each(LANGUAGES)('says each thing of one page and of many in words of its own, in %s', (language) => {
    const sentences = (['page-no-text', 'page-garbled'] as const).flatMap((code) =>
      [{}, { tried: true }, { locked: true }].flatMap((outcome) => [
        describeProblem({ code, details: { ...outcome, page: 3 } }, language),
        describeProblem({ code, details: { ...outcome, pages: 2, first: 3, last: 9 } }, language),
      ]),
    );
    expect(new Set(sentences).size).toBe(12);
    expect(sentences.filter((sentence) => sentence.includes('{{') || !sentence.includes('3'))).toEqual([]);
  });

  it('tells how large a file may be', () => {
    expect(describeError({ code: 'file-too-large', details: {} }, 'en')).toBe(
      'The file is larger than can be read (200 MB). Split it into smaller files and add those.',
    );
  });

  it.each([
    [
      'a small file that expands',
      'file-too-large',
      { bytes: 300_000_000, limit: 67_108_864 },
      'The file holds more than can be read. Split it into smaller files and add those.',
    ],
    [
      'a file that grows while it is read',
      'file-unreadable',
      { reason: 'changed-while-reading' },
      'The file was changed while it was read. Add it again when it is complete.',
    ],
    [
      'a file of a byte order mark alone',
      'document-no-text',
      {},
      'The file holds no text. Check that it is the right one, and that it was saved completely.',
    ],
  ] as const)('tells the reason for %s', (_name, code, details, sentence) => {
    expect(describeError({ code, details }, 'en')).toBe(sentence);
  });

  it('says why a locked file was not searched', () => {
    expect(describeNotSearched({ code: 'password-required', details: {} }, 'en')).toBe(
      'The file is locked with a password. Save a copy without it and add that, or add the file in the terminal with its password (--password-file FILE).',
    );
  });

  it.each([
    [
      'password-required',
      { reason: 'wrong-password' },
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
      'The file does not tell the letters of page 4. The page is not searched until they have been recognised in its picture.',
    ],
  ] as const)('tells %s with its details', (code, details, sentence) => {
    expect(describeNotSearched({ code, details }, 'en')).toBe(sentence);
  });
});
