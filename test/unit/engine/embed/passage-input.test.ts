import { expect, test } from 'vitest';
import { passageInput } from '../../../../electron/engine/embed/passage-input.ts';

test('title and heading path are one text, the passage another', () => {
  const input = passageInput({ title: 'Leave policy', headings: ['Sick leave', 'Notice'], text: 'Call before nine.' });
  expect(input).toEqual({ headings: 'Leave policy > Sick leave > Notice', text: 'Call before nine.' });
});

test('a heading that repeats the title stands once', () => {
  const { headings } = passageInput({ title: 'Leave policy', headings: ['Leave policy', 'Notice'], text: 'Call.' });
  expect(headings).toBe('Leave policy > Notice');
});

test('a passage without title and headings has none', () => {
  const input = passageInput({ title: '', headings: [], text: '員工應於三日前請假。' });
  expect(input).toEqual({ headings: '', text: '員工應於三日前請假。' });
});

test('soft hyphens are left out, since they would make other tokens of a word', () => {
  const input = passageInput({ title: 'Capabili\u00adties', headings: [], text: 'capabili\u00adties' });
  expect(input).toEqual({ headings: 'Capabilities', text: 'capabilities' });
});
