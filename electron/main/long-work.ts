import type { AppStatus } from '../../shared/operation-results.ts';

/** What the desktop is told of work that goes on behind the window. */
export interface WorkReport {
  /** 0..1 for the bar of the task bar; null when nothing is going on. */
  progress: number | null;
  /** Whether work that took long has ended with this status. */
  hasEnded: boolean;
}

export interface LongWork {
  /** `now`: milliseconds since 1970. */
  hear(status: AppStatus, now: number): WorkReport;
}

/** Milliseconds after which a person has turned to something else. */
const LONG = 30_000;

/** Follows reading, recognising and embedding as one stretch of work, from the first thing to do to the last. */
export function followLongWork(): LongWork {
  let startedAt: number | null = null;
  let most = 0;
  return {
    hear(status, now) {
      const left = leftOf(status);
      if (left === 0) {
        const hasEnded = startedAt !== null && now - startedAt >= LONG;
        startedAt = null;
        most = 0;
        return { progress: null, hasEnded };
      }
      startedAt ??= now;
      most = Math.max(most, left);
      return { progress: 1 - left / most, hasEnded: false };
    },
  };
}

/** Files, pages and passages that are still to be done; what waits for a wish or for mains power is not under way. */
function leftOf(status: AppStatus): number {
  const { filesWaiting, passages, embedded, picturePages, pagesRecognised, recognition, model } = status;
  const canEmbed = model.state !== 'missing' && model.state !== 'corrupt';
  return (
    filesWaiting +
    (canEmbed ? Math.max(0, passages - embedded) : 0) +
    (recognition === 'on' ? Math.max(0, picturePages - pagesRecognised) : 0)
  );
}
