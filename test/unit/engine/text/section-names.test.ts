import { expect, test } from 'vitest';
import { liesInSections } from '../../../../electron/engine/text/section-names.ts';

const HEADINGS = ['Leave', '2. Sick leave', 'Certificates'];

test.each([
  'Leave',
  'leave',
  '2. SICK LEAVE',
  'Certificates',
  'Leave > 2. Sick leave',
  'Leave>2. sick  leave > Certificates',
  'Section 2',
  '§ 2',
])('a passage under Leave > 2. Sick leave > Certificates lies in %s', (section) => {
  expect(liesInSections(HEADINGS, [section])).toBe(true);
});

test.each(['Sick leave', '2. Sick leave > Certificates', 'Leave > Certificates', 'Section 3', 'Chapter 2', '', ' > '])(
  'it does not lie in “%s”',
  (section) => {
    expect(liesInSections(HEADINGS, [section])).toBe(false);
  },
);

test('it lies in sections when it lies in one of them', () => {
  expect(liesInSections(HEADINGS, ['Travel', 'Leave'])).toBe(true);
});

test('a passage without headings lies in no section', () => {
  expect(liesInSections([], ['Leave', ''])).toBe(false);
});

test('a heading that holds the mark of a path is found by all its words', () => {
  expect(liesInSections(['Settings > Display'], ['settings > display'])).toBe(true);
});

test('a heading of white space and marks alone is no name for the empty one', () => {
  expect(liesInSections(['\u200b'], [' '])).toBe(false);
});
