import { describe, expect, test } from 'vitest';
import { passageTermsFor } from '../../../../electron/engine/search/passage-terms.ts';
import { parseQuery } from '../../../../electron/engine/search/parse-query.ts';
import { termGroups } from '../../../../electron/engine/search/query-terms.ts';
import { scoreWords } from '../../../../electron/engine/search/score-words.ts';
import { widenQuery } from '../../../../electron/engine/search/widen-query.ts';
import { indexTermsOf } from '../../../../electron/engine/text/terms.ts';

/** A library of 100 passages in which these words stand so often, and no other stands at all. */
function groupsOf(
  query: string,
  frequencies: Record<string, number>,
  widenings: Parameters<typeof widenQuery>[1] = [],
) {
  const parsed = parseQuery(query);
  const { alternatives } = widenQuery(parsed.text, widenings);
  return termGroups(parsed, alternatives, { passages: 100, frequencyOf: (term) => frequencies[term] ?? 0 });
}

type Groups = ReturnType<typeof groupsOf>;

function wordsScore(
  body: string,
  groups: Groups,
  averageLength: number,
  others: { heading?: string; tags?: string } = {},
) {
  const words = passageTermsFor(groups)({
    text: body,
    document: { title: others.heading ?? '' },
    headings: [],
    clause: null,
    phrasings: others.tags ?? '',
    wordsLength: indexTermsOf(body).length,
  });
  const context = { count: words.body.count, countBegun: words.body.countBegun, length: words.length };
  return scoreWords({ own: words, context, named: 0 }, groups, averageLength);
}

const FREQUENCIES = { laptop: 4, stolen: 2, report: 10, hour: 20 };
const QUERY = 'laptop stolen report hours';

function score(body: string, others = {}) {
  return wordsScore(body, groupsOf(QUERY, FREQUENCIES), 8, others);
}

describe('the words score', () => {
  test('is higher with four of four words than with three, and higher with three than with one', () => {
    const all = score('A stolen laptop is reported within one hour.');
    const three = score('A stolen laptop must be reported to the desk.');
    const one = score('A clean desk has one laptop and no paper.');
    expect([all.found.length, three.found.length, one.found.length]).toEqual([4, 3, 1]);
    expect(all.score).toBeGreaterThan(three.score);
    expect(three.score).toBeGreaterThan(one.score);
    expect(one.score).toBeGreaterThan(0);
  });

  test('counts a rare word for more than a frequent one', () => {
    expect(score('Something was stolen here last week.').score).toBeGreaterThan(
      score('Something took one hour here last week.').score,
    );
  });

  test('is 0 for a passage without any of the words', () => {
    expect(score('Shoes are cleaned at the door.')).toMatchObject({ score: 0, coverage: 0, found: [] });
  });

  test('finds a word in heading and tags', () => {
    expect(score('Shoes are cleaned at the door.', { heading: 'Stolen things' }).found).toEqual([1]);
    expect(score('Shoes are cleaned at the door.', { tags: 'stolen laptop' }).found).toEqual([0, 1]);
  });

  test('never exceeds 1, however often the words stand there', () => {
    const { score: most, coverage } = score('laptop stolen report hour '.repeat(50));
    expect(most).toBeLessThanOrEqual(1);
    expect(coverage).toBeCloseTo(1, 9);
  });
});

describe('another form of a word', () => {
  const PO = [{ from: 'PO', to: 'purchase order', origin: 'shipped' as const }];
  const frequencies = { purchase: 6, order: 8, repair: 2 };

  test('counts as the word itself, not as a further one', () => {
    const groups = groupsOf('PO for repair', frequencies, PO);
    const long = wordsScore('A purchase order covers the repair.', groups, 6);
    expect(groups).toHaveLength(2);
    expect(long.found).toEqual([0, 1]);
    expect(long.coverage).toBeCloseTo(1, 9);
  });

  test('must stand there as a whole', () => {
    const groups = groupsOf('PO for repair', frequencies, PO);
    expect(wordsScore('Order and quiet are kept.', groups, 6).found).toEqual([]);
  });
});

describe('the unfinished last word', () => {
  test('finds longer words when nobody wrote it', () => {
    const groups = groupsOf('travel reimb', { travel: 10 });
    expect(wordsScore('Costs are reimbursed.', groups, 3).found).toEqual([1]);
  });

  test('finds no longer words when it stands in the library itself', () => {
    const groups = groupsOf('need a po', { po: 3 });
    expect(wordsScore('This policy applies to points.', groups, 5).found).toEqual([]);
  });

  test('is finished when anything follows it', () => {
    const groups = groupsOf('travel reimb?', { travel: 10 });
    expect(wordsScore('Costs are reimbursed.', groups, 3).found).toEqual([]);
  });
});
