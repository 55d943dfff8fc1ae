import { expect, test } from 'vitest';
import { createCallLimits } from '../../../electron/mcp/call-limits.ts';
import { LIMITS } from '../../../shared/limits.ts';

function limitsWithClock() {
  const clock = { now: 0 };
  return { clock, limits: createCallLimits(() => clock.now) };
}

function searchTimes(limits: ReturnType<typeof createCallLimits>, count: number, references: string[]): boolean[] {
  return Array.from({ length: count }, () => limits.admitSearch(references));
}

test('calls beyond the limit of a minute are refused until the minute is over', () => {
  const { clock, limits } = limitsWithClock();
  const admitted = Array.from({ length: LIMITS.agentCalls + 5 }, () => limits.admitCall());
  expect(admitted.filter(Boolean)).toHaveLength(LIMITS.agentCalls);
  clock.now = 59_999;
  expect(limits.admitCall()).toBe(false);
  clock.now = 60_000;
  expect(limits.admitCall()).toBe(true);
});

test('refused calls do not make the wait longer', () => {
  const { clock, limits } = limitsWithClock();
  for (let call = 0; call < LIMITS.agentCalls; call++) limits.admitCall();
  clock.now = 30_000;
  for (let call = 0; call < 500; call++) limits.admitCall();
  clock.now = 60_000;
  expect(limits.admitCall()).toBe(true);
});

test('searches that lead to the same passages are refused after the limit', () => {
  const { limits } = limitsWithClock();
  expect(searchTimes(limits, LIMITS.agentSearches + 1, ['a', 'b', 'c'])).toEqual([
    ...Array.from({ length: LIMITS.agentSearches }, () => true),
    false,
  ]);
});

test('another wording whose best passage was among the first three of an earlier one asks the same again', () => {
  const { limits } = limitsWithClock();
  searchTimes(limits, LIMITS.agentSearches - 1, ['a', 'b', 'c', 'd']);
  expect(limits.admitSearch(['c', 'x'])).toBe(true);
  expect(limits.admitSearch(['x', 'c'])).toBe(false);
});

test('searches that lead nowhere are refused after the limit', () => {
  const { limits } = limitsWithClock();
  expect(searchTimes(limits, LIMITS.agentSearches + 1, []).at(-1)).toBe(false);
});

test('a search that leads elsewhere is a new question', () => {
  const { limits } = limitsWithClock();
  searchTimes(limits, LIMITS.agentSearches, ['a', 'b', 'c']);
  expect(searchTimes(limits, LIMITS.agentSearches, ['d', 'a']).every(Boolean)).toBe(true);
});

test('reading a passage ends the question', () => {
  const { limits } = limitsWithClock();
  searchTimes(limits, LIMITS.agentSearches + 1, ['a']);
  limits.endQuestion();
  expect(limits.admitSearch(['a'])).toBe(true);
});

test('after a pause the next search is a new question', () => {
  const { clock, limits } = limitsWithClock();
  searchTimes(limits, LIMITS.agentSearches + 1, ['a']);
  clock.now += LIMITS.agentPause;
  expect(limits.admitSearch(['a'])).toBe(true);
});
