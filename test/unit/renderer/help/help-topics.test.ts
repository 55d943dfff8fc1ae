import { expect, test } from 'vitest';
import { findTopics, helpTopics } from '../../../../renderer/help/help-topics.ts';
import { translatorFor } from '../../../../shared/messages/messages.ts';

const ENGLISH = helpTopics(translatorFor('en'));

function idsOf(text: string, topics = ENGLISH): string[] {
  return findTopics(topics, text).map(({ id }) => id);
}

test('without a search every part is there, in order', () => {
  expect(idsOf(' ')).toEqual(['type', 'none', 'not-searched', 'cite', 'shares', 'private', 'keys']);
});

test('the part whose heading says it comes before those that only mention it', () => {
  expect(idsOf('Score')[0]).toBe('shares');
  expect(idsOf('not searched')).toEqual(['not-searched']);
});

test('what is typed and what it does are found as well', () => {
  expect(idsOf('before:')).toEqual(['type']);
  expect(idsOf('Ctrl+K')).toEqual(['keys']);
});

test('a word that the help does not know finds nothing', () => {
  expect(idsOf('pension')).toEqual([]);
});

test('Chinese headings are searched like English ones', () => {
  expect(idsOf('未搜尋', helpTopics(translatorFor('zh-Hant')))[0]).toBe('not-searched');
  expect(idsOf('未搜索', helpTopics(translatorFor('zh-Hans')))[0]).toBe('not-searched');
});
