import type { AppStatus } from '../../shared/operation-results.ts';

/** One kind of long work that is not at its end. */
export interface BackgroundWork {
  kind: 'reading' | 'embedding' | 'recognition';
  /** Nothing is known of how much of a reading is done. */
  done: number | null;
  total: number;
  state: 'running' | 'paused' | 'battery';
}

/** What is going on in the background, in the order in which it serves a person. */
export function workOf(status: AppStatus): BackgroundWork[] {
  const { filesWaiting, passages, embedded, picturePages, pagesRecognised, recognition, model } = status;
  const work: BackgroundWork[] = [];
  if (filesWaiting > 0) work.push({ kind: 'reading', done: null, total: filesWaiting, state: 'running' });
  if (pagesRecognised < picturePages) {
    const state = recognition === 'on' ? 'running' : recognition === 'off' ? 'paused' : 'battery';
    work.push({ kind: 'recognition', done: pagesRecognised, total: picturePages, state });
  }
  if (embedded < passages && model.state !== 'missing' && model.state !== 'corrupt') {
    const state = status.embeddingPaused ? 'paused' : 'running';
    work.push({ kind: 'embedding', done: embedded, total: passages, state });
  }
  return work;
}

/** How much was done at a moment, in milliseconds. */
export interface Sample {
  at: number;
  done: number;
}

export interface Pace {
  perMinute: number;
  minutesLeft: number;
}

/** Milliseconds that a pace is measured over: long enough to be calm, short enough to follow a change. */
const PACE_WINDOW = 30_000;
/** Milliseconds before anything is said: the first passages wait for the model. */
const SHORTEST = 3_000;
const MINUTE = 60_000;

/** The samples that count, with a new one; a count that fell begins anew. */
export function withSample(samples: readonly Sample[], sample: Sample): Sample[] {
  const last = samples.at(-1);
  if (last !== undefined && sample.done < last.done) return [sample];
  return [...samples.filter(({ at }) => sample.at - at <= PACE_WINDOW), sample];
}

/** Null while too little is known, and while nothing moves. */
export function paceOf(samples: readonly Sample[], total: number): Pace | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || last.at - first.at < SHORTEST) return null;
  const perMinute = ((last.done - first.done) / (last.at - first.at)) * MINUTE;
  return perMinute <= 0 ? null : { perMinute, minutesLeft: (total - last.done) / perMinute };
}
