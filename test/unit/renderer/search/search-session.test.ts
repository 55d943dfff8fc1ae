import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../../shared/result.ts';
import type { Leg, SearchAnswer } from '../../../../shared/search-result.ts';
import { SearchSession, type SearchRequest, type SearchView } from '../../../../renderer/search/search-session.ts';

const SCOPE = { libraries: ['11111111-1111-4111-8111-111111111111'] };

function answerTo(query: string, answered: boolean): SearchAnswer {
  return {
    query,
    scope: SCOPE,
    answered,
    hits: [],
    nearest: [],
    widened: [],
    unknownClauses: [],
    notSearched: [],
    degraded: [],
    ms: { model: 0, words: 0, meaning: 0, fuse: 0, total: 0 },
  };
}

interface Asked {
  query: string;
  isQuick: boolean;
  requestId: string;
  answer: (result: Result<SearchAnswer>) => Promise<void>;
  breakOff: () => Promise<void>;
}

/** A person at the box: every request is answered by hand, in any order. */
function openSession() {
  const asked: Asked[] = [];
  const cancelled: string[] = [];
  const shown: string[] = [];
  const door = {
    search: (input: SearchRequest & { legs?: Leg[] }, requestId: string) =>
      new Promise<Result<SearchAnswer>>((resolve, reject) => {
        asked.push({
          query: input.query,
          isQuick: input.legs !== undefined,
          requestId,
          answer: async (result) => {
            resolve(result);
            await Promise.resolve();
            await vi.advanceTimersByTimeAsync(0);
          },
          breakOff: async () => {
            reject(new Error('gone'));
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    cancel: (requestId: string) => {
      cancelled.push(requestId);
    },
  };
  const session = new SearchSession(door, (view) => {
    shown.push(inWords(view));
  });
  return {
    session,
    asked,
    cancelled,
    shown,
    type: (query: string) => {
      session.ask({ query, scope: SCOPE });
    },
  };
}

function inWords(view: SearchView): string {
  if (view.kind === 'answer') return `${view.answer.query}${view.complete ? '' : ' (words)'}`;
  return view.kind === 'failure' ? `failed: ${view.error.code}` : view.kind;
}

const found = (query: string): Result<SearchAnswer> => ({ ok: true, value: answerTo(query, true) });
const foundNothing = (query: string): Result<SearchAnswer> => ({ ok: true, value: answerTo(query, false) });
const pause = () => vi.advanceTimersByTimeAsync(500);

function the<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}

describe('searching while typing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows words and numbers first, then the whole search', async () => {
    const { asked, shown, type } = openSession();
    type('repair');
    await the(asked, 0).answer(found('repair'));
    await pause();
    await the(asked, 1).answer(found('repair'));
    expect(asked.map(({ isQuick }) => isQuick)).toEqual([true, false]);
    expect(shown).toEqual(['searching', 'repair (words)', 'repair']);
  });

  it('asks the whole search once, after the last keystroke', async () => {
    const { asked, type } = openSession();
    for (const query of ['r', 're', 'rep']) type(query);
    await pause();
    expect(asked.filter(({ isQuick }) => !isQuick).map(({ query }) => query)).toEqual(['rep']);
  });

  it('drops an answer that comes after a newer question', async () => {
    const { asked, shown, type } = openSession();
    type('repair');
    type('repairs');
    await the(asked, 1).answer(found('repairs'));
    await the(asked, 0).answer(found('repair'));
    expect(shown).toEqual(['searching', 'repairs (words)']);
  });

  it('drops a words-only answer that comes after the whole one', async () => {
    const { asked, shown, type } = openSession();
    type('repair');
    await pause();
    await the(asked, 1).answer(found('repair'));
    await the(asked, 0).answer(found('repair'));
    expect(shown).toEqual(['searching', 'repair']);
  });

  it('says that no rule was found only after the whole search', async () => {
    const { asked, shown, type } = openSession();
    type('holiday');
    await the(asked, 0).answer(foundNothing('holiday'));
    expect(shown).toEqual(['searching']);
    await pause();
    await the(asked, 1).answer(foundNothing('holiday'));
    expect(shown).toEqual(['searching', 'holiday']);
  });

  it('leaves the last answer in place until there is a new one', async () => {
    const { asked, shown, type } = openSession();
    type('repair');
    await the(asked, 0).answer(found('repair'));
    type('repairs');
    expect(shown).toEqual(['searching', 'repair (words)']);
  });

  it('gives up what is under way when the question changes', () => {
    const { asked, cancelled, type } = openSession();
    type('repair');
    type('repairs');
    expect(cancelled).toEqual([the(asked, 0).requestId]);
  });

  it('shows a failure of the whole search, never an empty list', async () => {
    const { asked, shown, type } = openSession();
    type('repair');
    await the(asked, 0).answer({ ok: false, error: { code: 'store-damaged', details: {} } });
    await pause();
    await the(asked, 1).answer({ ok: false, error: { code: 'store-damaged', details: {} } });
    expect(shown).toEqual(['searching', 'failed: store-damaged']);
  });

  it('says that the engine stopped when the door breaks off', async () => {
    const { asked, shown, type } = openSession();
    type('repair');
    await pause();
    await the(asked, 1).breakOff();
    expect(shown).toEqual(['searching', 'failed: engine-stopped']);
  });

  it('does not show that a question was given up as a failure', async () => {
    const { asked, shown, type } = openSession();
    type('repair');
    await pause();
    type('');
    await the(asked, 1).answer({ ok: false, error: { code: 'cancelled', details: {} } });
    expect(shown).toEqual(['searching', 'blank']);
  });

  it('renews the same question without going back to words only', async () => {
    const { asked, shown, type } = openSession();
    type('repair');
    await pause();
    await the(asked, 1).answer(found('repair'));
    type('repair');
    await the(asked, 2).answer(found('repair'));
    expect(asked.map(({ isQuick }) => isQuick)).toEqual([true, false, false]);
    expect(shown).toEqual(['searching', 'repair', 'repair']);
  });

  it('asks nothing for an empty box or without a library', async () => {
    const { asked, session, type } = openSession();
    type('  ');
    session.ask(null);
    await pause();
    expect(asked).toEqual([]);
  });
});
