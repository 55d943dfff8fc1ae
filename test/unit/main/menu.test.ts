import { expect, test } from 'vitest';
import { menuTemplate } from '../../../electron/main/menu.ts';
import { translatorFor } from '../../../shared/messages/messages.ts';

test.each([
  ['en', ['File', 'Edit', 'View']],
  ['zh-Hant', ['檔案', '編輯', '檢視']],
  ['zh-Hans', ['文件', '编辑', '视图']],
] as const)('the menu speaks %s', (language, labels) => {
  expect(menuTemplate(translatorFor(language)).map((item) => item.label)).toEqual(labels);
});

test('copy and quit are the roles of the system, under our words', () => {
  const items = menuTemplate(translatorFor('en')).flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
  expect(items).toContainEqual({ role: 'copy', label: 'Copy' });
  expect(items).toContainEqual({ role: 'quit', label: 'Quit' });
});
