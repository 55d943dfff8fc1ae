import { expect, test } from 'vitest';
import {
  asksForSection,
  askForSections,
  joinedPath,
  sectionName,
  sectionNumber,
} from '../../../../electron/engine/text/section-names.ts';

/** The innermost section of these headings. */
function sectionOf(headings: readonly string[]) {
  const heading = headings.at(-1) ?? '';
  return { name: sectionName(heading), path: joinedPath(headings.map(sectionName)), number: sectionNumber(heading) };
}

function isAsked(headings: readonly string[], ...sections: string[]): boolean {
  return asksForSection(sectionOf(headings), askForSections(sections)).length > 0;
}

const SICK_LEAVE = ['Leave', '2. Sick leave'];

test.each([
  '2. Sick leave',
  '2. SICK LEAVE',
  ' 2.  Sick leave ',
  'Leave > 2. Sick leave',
  'Leave>2. sick  leave',
  'Section 2',
  '§ 2',
])('Leave > 2. Sick leave is asked for as %j', (section) => {
  expect(isAsked(SICK_LEAVE, section)).toBe(true);
});

test.each([
  'Leave',
  'Sick',
  'Sick leave',
  'Leave > 2. Sick leave > Certificates',
  'Handbook > Leave > 2. Sick leave',
  'Section 3',
  'Chapter 2',
  '',
  ' > ',
])('Leave > 2. Sick leave is not what %j asks for', (section) => {
  expect(isAsked(SICK_LEAVE, section)).toBe(false);
});

test('what was asked for is answered in the words that asked for it', () => {
  const asked = askForSections(['Travel', 'Section 2', '2. SICK LEAVE']);
  expect(asksForSection(sectionOf(SICK_LEAVE), asked)).toEqual(['2. SICK LEAVE', 'Section 2']);
});

test('a heading that holds the mark of a path is found by all its words', () => {
  expect(isAsked(['Settings > Display'], 'settings > display')).toBe(true);
});

test('a heading is the same in composed and in decomposed letters', () => {
  expect(isAsked(['Congés'], 'Conge\u0301s')).toBe(true);
});

test('a heading of white space and marks alone is no name for the empty one', () => {
  expect(isAsked(['\u200b'], ' ')).toBe(false);
});
