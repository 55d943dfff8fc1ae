import type { MenuItemConstructorOptions } from 'electron';
import { expect, test } from 'vitest';
import { menuTemplate } from '../../../electron/main/menu.ts';
import { MENU_COMMANDS } from '../../../shared/desktop-operations.ts';
import { LANGUAGES } from '../../../shared/language.ts';
import { translatorFor } from '../../../shared/messages/messages.ts';

const NO_ACTIONS = { command: () => undefined, clearRecent: () => undefined };

function itemsOf(template: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
}

test.each([
  ['en', ['File', 'Edit', 'View', 'Window', 'Help']],
  ['zh-Hant', ['檔案', '編輯', '檢視', '視窗', '說明']],
  ['zh-Hans', ['文件', '编辑', '视图', '窗口', '帮助']],
] as const)('the menu speaks %s', (language, labels) => {
  const template = menuTemplate(translatorFor(language), NO_ACTIONS, { isMac: false });
  expect(template.map((item) => item.label)).toEqual(labels);
});

test('what the system knows by itself is asked for by its role, under our words', () => {
  const items = itemsOf(menuTemplate(translatorFor('en'), NO_ACTIONS, { isMac: false }));
  expect(items).toContainEqual({ role: 'copy', label: 'Copy' });
  expect(items).toContainEqual({ role: 'zoomIn', label: 'Larger' });
  expect(items).toContainEqual({ role: 'minimize', label: 'Minimise' });
  expect(items).toContainEqual({ role: 'quit', label: 'Quit' });
});

test.each(LANGUAGES)('every entry has words in %s, on macOS as well', (language) => {
  for (const isMac of [true, false]) {
    const items = itemsOf(menuTemplate(translatorFor(language), NO_ACTIONS, { isMac }));
    expect(items.filter(({ type, label }) => type !== 'separator' && (label ?? '') === '')).toEqual([]);
  }
});

test('the entries of the program lead everywhere that a command leads', () => {
  const heard: string[] = [];
  const actions = { ...NO_ACTIONS, command: (command: string) => void heard.push(command) };
  for (const { click } of itemsOf(menuTemplate(translatorFor('en'), actions, { isMac: false }))) {
    Reflect.apply(click ?? (() => undefined), undefined, []);
  }
  expect(heard.toSorted()).toEqual([...MENU_COMMANDS].sort());
});

test('F1 opens the help', () => {
  const items = itemsOf(menuTemplate(translatorFor('en'), NO_ACTIONS, { isMac: false }));
  expect(items.find(({ accelerator }) => accelerator === 'F1')?.label).toBe('How to use this program');
});
