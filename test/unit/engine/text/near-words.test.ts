import { describe, expect, test } from 'vitest';
import { oneErrorAway, typingErrors } from '../../../../electron/engine/text/near-words.ts';

describe('typing errors between two words', () => {
  test.each([
    ['leave', 'leave', 0],
    ['leeve', 'leave', 1],
    ['leav', 'leave', 1],
    ['leavee', 'leave', 1],
    ['laeve', 'leave', 1],
    ['reimbursment', 'reimbursement', 1],
    ['reinbursment', 'reimbursement', 2],
    ['ca', 'abc', 3],
    ['', 'ab', 2],
  ])('%s and %s: %d', (one, other, errors) => {
    expect(typingErrors(one, other, 5)).toBe(errors);
    expect(typingErrors(other, one, 5)).toBe(errors);
  });

  test('are told no higher than one above the most that is asked', () => {
    expect(typingErrors('purchase', 'vacation', 2)).toBe(3);
    expect(typingErrors('a', 'abcdefgh', 2)).toBe(3);
  });
});

describe('words one error away at their start', () => {
  const words = oneErrorAway('hotel', 3);

  test.each(['ohtel', 'htoel', 'hotl', 'hotle'])('%s: only where the error is among the first letters', (word) => {
    expect(words.includes(word)).toBe(['ohtel', 'htoel'].includes(word));
  });

  test.each(['htel', 'hoel', 'hovel', 'hostel', 'hootel'])('%s is one', (word) => {
    expect(words).toContain(word);
  });

  test('the first letter is not replaced, and the word itself is not among them', () => {
    expect(words).not.toContain('motel');
    expect(words).not.toContain('hotel');
  });
});
