import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Hit } from '../../../shared/search-result.ts';
import { MIXED, TO_CHINESE, TO_ENGLISH } from './mixed-policies.ts';
import { SmallLibraries } from './small-libraries.ts';

const libraries = new SmallLibraries();
beforeAll(() => libraries.open(MIXED));
afterAll(() => libraries.close());

/** What stands before the rule: keys of documents other than its own. */
async function othersBefore(library: string, query: string, rule: string): Promise<string[]> {
  const { hits, nearest } = await libraries.ask(library, query, { limit: 60 });
  const shown: Hit[] = [...hits, ...nearest];
  const place = shown.findIndex(({ text }) => text.startsWith(rule));
  if (place === -1) throw new Error(`${rule} is not shown`);
  const before = shown.slice(0, place).map(({ document }) => document.key);
  return before.filter((key) => key !== shown[place]?.document.key);
}

describe.each(['Small', 'Large'])('in a library of two languages (%s)', (library) => {
  test.each(TO_ENGLISH)('%s is answered in English before anything of another subject', async (query, rule) => {
    expect(await othersBefore(library, query, rule)).toEqual([]);
  });

  test.each(TO_CHINESE)('%s is answered in Chinese before anything of another subject', async (query, rule) => {
    expect(await othersBefore(library, query, rule)).toEqual([]);
  });
});
