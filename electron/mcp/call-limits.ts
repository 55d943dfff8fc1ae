import { LIMITS } from '../../shared/limits.ts';

/** Keeps an agent from asking without end. One for each server, and a server speaks to one agent. */
export interface CallLimits {
  /** Counts a call. False when there were too many in the last minute; a refused call does not count. */
  admitCall(): boolean;
  /**
   * Counts a search that led to these passages, best first. False when too many in a row led to the same ones, however they
   * were worded, or to none.
   */
  admitSearch(references: readonly string[]): boolean;
  /** What was found is read: the next search is a new question. */
  endQuestion(): void;
}

const MINUTE = 60_000;
/** Passages that tell whether two searches ask the same. Wordings of one question agree in these more often than in the first. */
const TELLING = 3;

/**
 * A server cannot know what the person asked, and two wordings of a question have few words in common. What they lead to
 * tells: a search asks the same again when the best passage of it was among the first three of an earlier one. A search that
 * leads nowhere belongs to the question before it. `now`: milliseconds of a clock that never goes back.
 */
export function createCallLimits(now: () => number): CallLimits {
  let calls: number[] = [];
  let searches = 0;
  let lastSearch = -Infinity;
  const seen = new Set<string>();
  const endQuestion = () => {
    searches = 0;
    seen.clear();
  };
  return {
    admitCall() {
      const moment = now();
      calls = calls.filter((call) => moment - call < MINUTE);
      if (calls.length >= LIMITS.agentCalls) return false;
      calls.push(moment);
      return true;
    },
    admitSearch(references) {
      const moment = now();
      const [best] = references;
      const isNew = best !== undefined && searches > 0 && seen.size > 0 && !seen.has(best);
      if (isNew || moment - lastSearch >= LIMITS.agentPause) endQuestion();
      lastSearch = moment;
      for (const reference of references.slice(0, TELLING)) seen.add(reference);
      searches++;
      return searches <= LIMITS.agentSearches;
    },
    endQuestion,
  };
}
