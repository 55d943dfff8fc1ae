import type { AppError } from '../../shared/app-error.ts';
import type { Result } from '../../shared/result.ts';
import type { Scope } from '../../shared/scope.ts';
import type { Leg, SearchAnswer } from '../../shared/search-result.ts';

/** What the list shows. `searching`: nothing to show yet. */
export type SearchView =
  | { kind: 'blank' }
  | { kind: 'searching' }
  /** `complete`: found by every way of finding, not only by words and rule numbers. */
  | { kind: 'answer'; answer: SearchAnswer; complete: boolean; request: SearchRequest }
  | { kind: 'failure'; error: AppError; request: SearchRequest };

export interface SearchRequest {
  query: string;
  scope: Scope;
}

/** The part of the window's door that a search needs. */
export interface SearchDoor {
  search: (input: SearchRequest & { legs?: Leg[] }, requestId: string) => Promise<Result<SearchAnswer>>;
  cancel: (requestId: string) => void;
}

/** Milliseconds without a keystroke before the whole search is asked; words and numbers are asked at once. */
const PAUSE_BEFORE_WHOLE_SEARCH = 120;
const QUICK_LEGS: Leg[] = ['number', 'words'];

/**
 * Answers while typing. Each request has a number, and only answers to the newest are shown, in whatever order they
 * arrive. What is shown stays until there is something better: a quick answer that found nothing is not shown, since
 * the whole search may still find the rule by its meaning.
 */
export class SearchSession {
  readonly #door: SearchDoor;
  readonly #show: (view: SearchView) => void;
  readonly #running = new Set<string>();
  #newest = 0;
  #wholeShownFor = 0;
  #asked: string | null = null;
  #isBlank = true;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(door: SearchDoor, show: (view: SearchView) => void) {
    this.#door = door;
    this.#show = show;
  }

  /** Gives up what is under way and asks this instead; null asks nothing. The same request again is a quiet renewal. */
  ask(request: SearchRequest | null): void {
    this.close();
    if (request === null || request.query.trim() === '') {
      this.#asked = null;
      this.#isBlank = true;
      this.#show({ kind: 'blank' });
      return;
    }
    if (this.#isBlank) this.#show({ kind: 'searching' });
    this.#isBlank = false;
    const identity = JSON.stringify(request);
    const isRenewal = identity === this.#asked;
    this.#asked = identity;
    const number = this.#newest;
    if (isRenewal) {
      void this.#askWholly(request, number);
      return;
    }
    void this.#askQuickly(request, number);
    this.#pause = setTimeout(() => void this.#askWholly(request, number), PAUSE_BEFORE_WHOLE_SEARCH);
  }

  /** Gives up what is under way; nothing more is shown until the next request. */
  close(): void {
    this.#newest += 1;
    clearTimeout(this.#pause);
    for (const requestId of this.#running) this.#door.cancel(requestId);
    this.#running.clear();
  }

  async #askQuickly(request: SearchRequest, number: number): Promise<void> {
    const result = await this.#run({ ...request, legs: QUICK_LEGS }, `search-${number}-quick`);
    if (number !== this.#newest || number === this.#wholeShownFor) return;
    if (result.ok && result.value.answered) this.#showAnswer(result.value, false, request);
  }

  async #askWholly(request: SearchRequest, number: number): Promise<void> {
    const result = await this.#run(request, `search-${number}-whole`);
    if (number !== this.#newest) return;
    this.#wholeShownFor = number;
    if (result.ok) this.#showAnswer(result.value, true, request);
    else this.#show({ kind: 'failure', error: result.error, request });
  }

  #showAnswer(answer: SearchAnswer, complete: boolean, request: SearchRequest): void {
    this.#show({ kind: 'answer', answer, complete, request });
  }

  async #run(input: SearchRequest & { legs?: Leg[] }, requestId: string): Promise<Result<SearchAnswer>> {
    this.#running.add(requestId);
    try {
      return await this.#door.search(input, requestId);
    } catch {
      // The door itself answers errors as values; it rejects only when the other side of it is gone.
      return { ok: false, error: { code: 'engine-stopped', details: {} } };
    } finally {
      this.#running.delete(requestId);
    }
  }
}
