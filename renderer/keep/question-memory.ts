import type { Scope } from '../../shared/scope.ts';

/** A question with its answer, as far as the history keeps it. */
export interface AnsweredQuestion {
  question: string;
  scope: Scope;
  answered: boolean;
}

/** Milliseconds that an answer stands before its question counts as asked: longer than a pause in typing. */
const TIME_TO_READ = 4_000;

/**
 * Finds out which questions a person stayed with: a rule was opened, Enter was pressed, or the answer stood for a while.
 * What was only typed on the way to another question is none of them.
 */
export class QuestionMemory {
  readonly #remember: (asked: AnsweredQuestion) => void;
  #shown: { asked: AnsweredQuestion; identity: string; isRemembered: boolean } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(remember: (asked: AnsweredQuestion) => void) {
    this.#remember = remember;
  }

  /** The whole answer that stands on the screen; null while there is none. The same one again is nothing new. */
  show(asked: AnsweredQuestion | null): void {
    const identity = asked === null ? '' : JSON.stringify([asked.question, asked.scope]);
    if (identity === (this.#shown?.identity ?? '')) return;
    this.close();
    if (asked === null) return;
    this.#shown = { asked, identity, isRemembered: false };
    this.#timer = setTimeout(() => this.stay(), TIME_TO_READ);
  }

  /** The person went on with this answer. */
  stay(): void {
    if (this.#shown === null || this.#shown.isRemembered) return;
    this.#shown.isRemembered = true;
    this.#remember(this.#shown.asked);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#shown = null;
  }
}
