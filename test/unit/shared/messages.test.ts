import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../shared/language.ts';
import { english } from '../../../shared/messages/en.ts';
import { translatorFor } from '../../../shared/messages/messages.ts';
import { simplifiedChinese } from '../../../shared/messages/zh-Hans.ts';
import { traditionalChinese } from '../../../shared/messages/zh-Hant.ts';

const ALL: Record<string, Readonly<Record<string, string>>> = {
  en: english,
  'zh-Hant': traditionalChinese,
  'zh-Hans': simplifiedChinese,
};

function namesIn(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1] ?? '').sort();
}

describe('messages', () => {
  it.each(['zh-Hant', 'zh-Hans'])('%s says exactly what English says', (language) => {
    expect(Object.keys(ALL[language] ?? {}).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(['zh-Hant', 'zh-Hans'])('%s names in every message the values that English names', (language) => {
    const differing = Object.entries(english).filter(([key, text]) => {
      const expected = new Set(namesIn(text));
      const isCounting = /_(one|other)$/.test(key);
      const found = new Set(namesIn(ALL[language]?.[key] ?? ''));
      // "one file" needs no number in English; Chinese always writes it.
      if (isCounting) expected.delete('count');
      if (isCounting) found.delete('count');
      return [...expected].sort().join() !== [...found].sort().join();
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it.each(LANGUAGES)('%s has no empty message', (language) => {
    expect(Object.entries(ALL[language] ?? {}).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(LANGUAGES)('%s uses no exclamation mark', (language) => {
    expect(Object.values(ALL[language] ?? {}).filter((text) => /[!！]/.test(text))).toEqual([]);
  });

  it('traditional Chinese quotes with 「」 and simplified Chinese with “”', () => {
    const traditional = Object.values(traditionalChinese).filter((text) => /[“”]/.test(text));
    const simplified = Object.values(simplifiedChinese).filter((text) => /[「」]/.test(text));
    expect([traditional, simplified]).toEqual([[], []]);
  });

  it('says one thing and several things in English', () => {
    const say = translatorFor('en');
    expect([1, 2].map((count) => say('results.count', { count }))).toEqual([
      'One rule answers this',
      '2 rules answer this',
    ]);
  });

  it('writes large numbers as each language does', () => {
    const said = LANGUAGES.map((language) =>
      translatorFor(language)('state.meaning', { percent: 82, embedded: 1204, passages: 1468 }),
    );
    expect(said).toEqual([
      'meaning 82 % (1,204 of 1,468 passages)',
      '語意 82%（1,468 段中的 1,204 段）',
      '语义 82%（1,468 段中的 1,204 段）',
    ]);
  });

  it('says one thing in Chinese by the only form that Chinese has', () => {
    expect(translatorFor('zh-Hant')('scope.documents', { count: 1 })).toBe('1 份文件');
  });

  it('shows markup in a value as it was typed', () => {
    expect(translatorFor('en')('library.removed', { title: '<b>Travel & rest</b>' })).toBe(
      'Removed: <b>Travel & rest</b>.',
    );
  });
});
