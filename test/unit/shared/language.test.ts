import { expect, test } from 'vitest';
import { languageFor } from '../../../shared/language.ts';

test.each([
  [['zh_TW.UTF-8'], 'zh-Hant'],
  [['zh-HK'], 'zh-Hant'],
  [['zh-Hant-CN'], 'zh-Hant'],
  [['zh-CN'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['fr-FR', 'zh-TW', 'en'], 'zh-Hant'],
  [['en_GB.UTF-8'], 'en'],
  [['C'], 'en'],
  [[''], 'en'],
  [[], 'en'],
])('the language for %j is %s', (tags, language) => {
  expect(languageFor(tags)).toBe(language);
});
