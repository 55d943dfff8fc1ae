import type { SearchTimes } from '../../../shared/search-result.ts';

type Part = Exclude<keyof SearchTimes, 'total'>;

/** Adds up the milliseconds of each part of a search. */
export interface SearchClock {
  time<T>(part: Part, work: () => T): T;
  timeAsync<T>(part: Part, work: () => Promise<T>): Promise<T>;
  times(): SearchTimes;
}

export function startSearchClock(): SearchClock {
  const started = performance.now();
  const spent = { model: 0, words: 0, meaning: 0, fuse: 0 };
  return {
    time(part, work) {
      const before = performance.now();
      try {
        return work();
      } finally {
        spent[part] += performance.now() - before;
      }
    },
    async timeAsync(part, work) {
      const before = performance.now();
      try {
        return await work();
      } finally {
        spent[part] += performance.now() - before;
      }
    },
    times: () => ({ ...spent, total: performance.now() - started }),
  };
}
