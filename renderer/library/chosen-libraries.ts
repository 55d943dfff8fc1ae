import type { LibrarySummary } from '../../shared/document.ts';

/** The libraries that are searched: those chosen that are still there, else the first one; never all by themselves. */
export function chosenAmong(libraries: readonly LibrarySummary[], chosenIds: readonly string[]): LibrarySummary[] {
  const chosen = libraries.filter((library) => chosenIds.includes(library.id));
  return chosen.length > 0 ? chosen : libraries.slice(0, 1);
}
