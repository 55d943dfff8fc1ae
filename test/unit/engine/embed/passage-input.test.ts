import { expect, test } from 'vitest';
import { passageInput } from '../../../../electron/engine/embed/passage-input.ts';

test('title and heading path stand before the text', () => {
  const input = passageInput({ title: 'Leave policy', headings: ['Sick leave', 'Notice'], text: 'Call before nine.' });
  expect(input).toBe('Leave policy > Sick leave > Notice\nCall before nine.');
});

test('a heading that repeats the title stands once', () => {
  const input = passageInput({
    title: 'Leave policy',
    headings: ['Leave policy', 'Notice'],
    text: 'Call before nine.',
  });
  expect(input).toBe('Leave policy > Notice\nCall before nine.');
});

test('a passage without title and headings is its text alone', () => {
  expect(passageInput({ title: '', headings: [], text: '員工應於三日前請假。' })).toBe('員工應於三日前請假。');
});

test('soft hyphens are left out, since they would make other tokens of a word', () => {
  expect(passageInput({ title: '', headings: [], text: 'capabili\u00adties' })).toBe('capabilities');
});
