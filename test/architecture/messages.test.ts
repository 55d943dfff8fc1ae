import { expect, test } from 'vitest';
import { english } from '../../shared/messages/en.ts';
import { simplifiedChinese } from '../../shared/messages/zh-Hans.ts';
import { traditionalChinese } from '../../shared/messages/zh-Hant.ts';
import { sourceFiles } from './source-files.ts';

const LANGUAGES = { english, traditionalChinese, simplifiedChinese };
const KEYS = Object.keys(english) as (keyof typeof english)[];

const PROGRAM = sourceFiles('electron', 'renderer', 'shared').filter(
  ({ name }) => !name.startsWith('shared/messages/'),
);
/** Keys that are written out, and the beginnings of those that end in a code (`error.${code}`). */
const WRITTEN = new Set(
  PROGRAM.flatMap(({ text }) => [...text.matchAll(/['"]([a-z][\w-]*(?:\.[\w-]+)*)['"]/gi)].map(([, key]) => key)),
);
const BEGINNINGS = PROGRAM.flatMap(({ text }) =>
  [...text.matchAll(/`([a-z]\w*(?:\.\w+)*\.)\$\{/gi)].map(([, start = '']) => start),
);

function placeholders(message: string): string[] {
  return [...message.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).sort();
}

test('every message is used', () => {
  const unused = KEYS.filter((key) => {
    const asked = key.replace(/_(one|other)$/, '');
    return !WRITTEN.has(asked) && !BEGINNINGS.some((start) => asked.startsWith(start));
  });
  expect(unused).toEqual([]);
});

test.each(Object.entries(LANGUAGES))('%s says every message, and none is empty', (_, messages) => {
  expect(Object.keys(messages).sort()).toEqual([...KEYS].sort());
  expect(Object.values(messages).filter((message: string) => message.trim() === '')).toEqual([]);
});

/** A message that counts is kept as `…_one` and `…_other`; either may say the number that the other leaves out. */
function known(key: keyof typeof english): string[] {
  const base = key.replace(/_(one|other)$/, '');
  const family = KEYS.filter((other) => other.replace(/_(one|other)$/, '') === base);
  return [...family.flatMap((other) => placeholders(english[other])), ...(base === key ? [] : ['count'])];
}

test.each(Object.entries(LANGUAGES))('%s fills in nothing that the English message does not know', (_, messages) => {
  const stray = KEYS.filter((key) => placeholders(messages[key]).some((name) => !known(key).includes(name)));
  expect(stray).toEqual([]);
});

test.each([
  ['traditional', traditionalChinese, /[条页规数据库删误这个时]/],
  ['simplified', simplifiedChinese, /[條頁規數據庫刪誤這個時]/],
])('%s Chinese keeps to its own characters', (_, messages, foreign) => {
  expect(Object.values(messages).filter((message: string) => foreign.test(message))).toEqual([]);
});
