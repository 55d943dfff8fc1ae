import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QuestionMemory, type AnsweredQuestion } from '../../../../renderer/keep/question-memory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUSE = { libraries: ['7e2b5bb1-6c0f-4b8f-9f0e-1d6b6a7c9a11'] };
const asked = (question: string): AnsweredQuestion => ({ question, scope: HOUSE, answered: true });

/** A memory with the questions that it kept. */
function newMemory() {
  const kept: string[] = [];
  return { kept, memory: new QuestionMemory(({ question }) => void kept.push(question)) };
}

test('a question whose answer stands for a while is kept, once', () => {
  const { kept, memory } = newMemory();
  memory.show(asked('leave'));
  vi.advanceTimersByTime(60_000);
  expect(kept).toEqual(['leave']);
});

test('what was typed on the way is not kept', () => {
  const { kept, memory } = newMemory();
  for (const question of ['l', 'le', 'lea', 'leav', 'leave']) {
    memory.show(asked(question));
    vi.advanceTimersByTime(500);
  }
  vi.advanceTimersByTime(60_000);
  expect(kept).toEqual(['leave']);
});

test('a question whose rule is opened is kept at once, and not a second time', () => {
  const { kept, memory } = newMemory();
  memory.show(asked('leave'));
  memory.stay();
  memory.stay();
  vi.advanceTimersByTime(60_000);
  expect(kept).toEqual(['leave']);
});

test('an answer that is renewed while it stands does not begin anew', () => {
  const { kept, memory } = newMemory();
  for (let renewal = 0; renewal < 10; renewal += 1) {
    memory.show(asked('leave'));
    vi.advanceTimersByTime(1_000);
  }
  expect(kept).toEqual(['leave']);
});

test('a box that is emptied, or a window that is closed, keeps nothing', () => {
  const { kept, memory } = newMemory();
  memory.show(asked('leave'));
  memory.show(null);
  memory.show(asked('travel'));
  memory.close();
  vi.advanceTimersByTime(60_000);
  memory.stay();
  expect(kept).toEqual([]);
});
