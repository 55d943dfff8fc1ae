import { expect, test } from 'vitest';
import { contextMenuTemplate } from '../../../electron/main/context-menu.ts';
import { translatorFor } from '../../../shared/messages/messages.ts';

const say = translatorFor('en');
const editFlags = { canCut: true, canCopy: true, canPaste: false };

function labelsOf(pointed: { isEditable: boolean; selectionText: string }): (string | undefined)[] {
  const template = contextMenuTemplate({ ...pointed, editFlags }, say, () => undefined);
  return template.filter(({ type }) => type !== 'separator').map(({ label }) => label);
}

test('a field is edited', () => {
  expect(labelsOf({ isEditable: true, selectionText: '' })).toEqual(['Cut', 'Copy', 'Paste', 'Select all']);
});

test('a selected text is copied or looked up', () => {
  expect(labelsOf({ isEditable: false, selectionText: 'purchase order' })).toEqual([
    'Copy',
    'Look up the selection',
    'Select all',
  ]);
});

test('where nothing is selected there is nothing to copy', () => {
  expect(labelsOf({ isEditable: false, selectionText: ' \n' })).toEqual(['Select all']);
});

test('what cannot be done in a field is greyed out', () => {
  const template = contextMenuTemplate({ isEditable: true, selectionText: '', editFlags }, say, () => undefined);
  expect(template.find(({ role }) => role === 'paste')?.enabled).toBe(false);
});

test('a selection over several lines is looked up as one line', () => {
  const heard: string[] = [];
  const pointed = { isEditable: false, selectionText: ' purchase\n   order ', editFlags };
  const lookUp = contextMenuTemplate(pointed, say, (text) => void heard.push(text))[1];
  Reflect.apply(lookUp?.click ?? (() => undefined), undefined, []);
  expect(heard).toEqual(['purchase order']);
});
