import { describe, expect, test } from 'vitest';
import { liftTaught, likenessOf } from '../../../../electron/engine/search/lift-taught.ts';
import { parseQuery } from '../../../../electron/engine/search/parse-query.ts';
import { SAME_QUESTION } from '../../../../electron/engine/search/search-constants.ts';
import { widenQuery } from '../../../../electron/engine/search/widen-query.ts';
import { rankedPassage } from './ranked-passage.ts';

const LIST = [{ from: 'PO', to: 'purchase order', origin: 'shipped' as const }];

function likeness(asked: string, taught: string): number {
  const query = parseQuery(asked);
  return likenessOf(query, widenQuery(query.text, LIST).alternatives, taught);
}

describe('the same question', () => {
  test.each([
    ['Do we need a PO for a $400 repair?', 'Is a PO needed for a $400 repair?'],
    ['Do we need a PO for a $400 repair?', 'does a $400.00 repair need a purchase order'],
    ['Who feeds the office cat?', 'who is feeding the office cats'],
    ['Can I bring my dog to work?', 'may I bring a dog to work'],
    ['How do I get back the money for a taxi?', 'get back money for a taxi ride'],
    ['出餐慢怎么办？', '出餐慢'],
    ['忘記打卡怎麼辦？', '忘记打卡了怎么办'],
    ['Is parking free for visitors?', 'visitors: is parking free'],
  ])('%s = %s', (asked, taught) => {
    expect(likeness(asked, taught)).toBeGreaterThanOrEqual(SAME_QUESTION);
  });
});

describe('another question', () => {
  test.each([
    ['Who pays for a cab to the airport?', 'cab'],
    ['How long is sick leave?', 'How long is parental leave for fathers?'],
    ['Do we need a PO for a $400 repair?', 'Who approves a PO for a new truck?'],
    ['Can I bring my dog to work?', 'Can I bring guests to the canteen?'],
    ['出餐慢怎么办？', '送餐慢谁负责'],
    ['忘記打卡怎麼辦？', '忘記帶識別證怎麼辦'],
    ['Is parking free for visitors?', 'Is lunch free for employees?'],
    ['What is it?', 'Who does that?'],
  ])('%s ≠ %s', (asked, taught) => {
    expect(likeness(asked, taught)).toBeLessThan(SAME_QUESTION);
  });
});

describe('a rule of which a person said that it answers', () => {
  const QUESTION = 'Who feeds the office cat?';
  const entries = [
    rankedPassage({ ordinal: 0, score: 0.9, evidence: 2 }),
    rankedPassage({ ordinal: 1, score: 0.2, evidence: 0.1 }),
  ];
  const lift = (asked: string, taught: string) => liftTaught(entries, new Map([[2, [taught]]]), parseQuery(asked), []);
  const [best, taught] = lift(QUESTION, QUESTION);

  test('comes first, and is a hit', () => {
    expect(taught?.score).toBeGreaterThan(best?.score ?? 1);
    expect(taught?.evidence).toBe(1);
  });

  test('has shares that add up to its score of at most 1', () => {
    const { ruleNumber, words, meaning, kind } = taught?.why ?? { ruleNumber: 0, words: 0, meaning: 0, kind: 0 };
    expect(ruleNumber + words + meaning + kind).toBeCloseTo(taught?.score ?? 0, 9);
    expect(taught?.score).toBeLessThanOrEqual(1);
  });

  test.each(['Who cleans the kitchen?', '"feeds the office" cat', '§ 4'])('stays where it was for %s', (asked) => {
    expect(lift(asked, asked === '§ 4' ? '§ 4' : QUESTION)).toEqual(entries);
  });
});
