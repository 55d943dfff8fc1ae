import type { Outcome } from './ask-questions.ts';

/** Shares of questions, 0..1. */
export interface Figures {
  questions: number;
  /** An accepted passage stands first. */
  first: number;
  /** What must come stands among the first three: one accepted passage, or all where all are wanted. */
  three: number;
  /** Something was said to answer. */
  answered: number;
}

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const share = (holds: (outcome: Outcome) => boolean) => outcomes.filter(holds).length / Math.max(1, outcomes.length);
  return {
    questions: outcomes.length,
    first: share(({ first }) => first === 1),
    three: share(({ last }) => last !== null && last <= 3),
    answered: share(({ answered }) => answered),
  };
}

/** Questions that have an answer, and those that have none. */
export function divided(outcomes: readonly Outcome[]): { answerable: Outcome[]; others: Outcome[] } {
  const hasAnswer = ({ question }: Outcome) => question.topic !== 'no-answer';
  return { answerable: outcomes.filter(hasAnswer), others: outcomes.filter((outcome) => !hasAnswer(outcome)) };
}

/** What a question is counted under; null where it does not belong to the grouping. */
export type Grouping = (outcome: Outcome) => string | null;

/** Outcomes by group, the groups in the order of their names. */
export function grouped(outcomes: readonly Outcome[], by: Grouping): [string, Outcome[]][] {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const name = by(outcome);
    if (name === null) continue;
    groups.set(name, [...(groups.get(name) ?? []), outcome]);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}
