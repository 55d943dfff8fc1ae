import { describe, expect, it } from 'vitest';
import { explainHit } from '../../../shared/explain-hit.ts';

describe('why a hit was found', () => {
  it.each([
    ['en', 'meaning 62 % · words 38 % · 3 of 4 words'],
    ['zh-Hant', '語意 62% · 字詞 38% · 4 個詞中符合 3 個'],
    ['zh-Hans', '语义 62% · 字词 38% · 4 个词中符合 3 个'],
  ] as const)('says shares and words in %s, and nothing of the kind that breaks ties', (language, explanation) => {
    const why = { ruleNumber: 0, words: 0.302, meaning: 0.496, kind: 0.002 };
    expect(explainHit({ why, matched: [3, 4] }, language)).toBe(explanation);
  });

  it('a hit by its rule number is explained by that alone', () => {
    const why = { ruleNumber: 0.9, words: 0.05, meaning: 0.05, kind: 0 };
    expect(explainHit({ why, matched: [1, 1] }, 'en')).toBe('rule number');
  });

  it('a rule number in a longer question has its share', () => {
    const why = { ruleNumber: 0.2, words: 0.3, meaning: 0.3, kind: 0 };
    expect(explainHit({ why, matched: [2, 3] }, 'en')).toBe(
      'meaning 38 % · words 37 % · rule number 25 % · 2 of 3 words',
    );
  });

  it('three equal shares still add up to 100', () => {
    const why = { ruleNumber: 0.1, words: 0.1, meaning: 0.1, kind: 0.02 };
    expect(explainHit({ why, matched: [0, 0] }, 'en')).toBe('rule number 34 % · meaning 33 % · words 33 %');
  });

  it.each([
    ['en', 'rule number · from a scan, 91 % sure'],
    ['zh-Hant', '條號相符 · 來自掃描頁，把握度 91%'],
    ['zh-Hans', '条号相符 · 来自扫描页，把握度 91%'],
  ] as const)('what was read from a scan says so, and how sure it is, in %s', (language, explanation) => {
    const why = { ruleNumber: 0.9, words: 0.05, meaning: 0.05, kind: 0 };
    expect(explainHit({ why, matched: [1, 1], scan: { confidence: 91 } }, language)).toBe(explanation);
  });

  it('a score of nought has no shares', () => {
    const why = { ruleNumber: 0, words: 0, meaning: 0, kind: 0 };
    expect(explainHit({ why, matched: [0, 2] }, 'en')).toBe('0 of 2 words');
  });
});
