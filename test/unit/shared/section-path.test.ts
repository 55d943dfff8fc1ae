import { expect, test } from 'vitest';
import { liesInSections } from '../../../shared/section-path.ts';

const SICK_PAY = ['Handbook', 'Leave', 'Sick pay'];

test.each([
  ['the whole path', ['Handbook > Leave > Sick pay'], true],
  ['the beginning of the path', ['Handbook > Leave'], true],
  ['a single heading at any depth', ['Leave'], true],
  ['the last heading alone', ['Sick pay'], true],
  ['one section of several', ['Travel', 'Leave'], true],
  ['spaces around the headings', [' Handbook  >  Leave '], true],
  ['a path that begins elsewhere', ['Leave > Sick pay'], false],
  ['a path that goes deeper', ['Handbook > Leave > Sick pay > Proof'], false],
  ['a part of a heading', ['Sick'], false],
  ['another section', ['Travel'], false],
  ['no name at all', [''], false],
])('a passage is found under %s or not', (_, sections, expected) => {
  expect(liesInSections(SICK_PAY, sections)).toBe(expected);
});

test('a heading is the same in composed and decomposed letters', () => {
  expect(liesInSections(['Congés'], ['Conge\u0301s'])).toBe(true);
});

test('a heading that holds the sign between headings is found by its whole text', () => {
  expect(liesInSections(['Limits', 'Cost > 500'], ['Cost > 500'])).toBe(true);
});

test('a passage without headings lies in no section', () => {
  expect(liesInSections([], ['Leave'])).toBe(false);
});
