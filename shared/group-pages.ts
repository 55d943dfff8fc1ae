import type { ReadingProblem } from './document.ts';

/**
 * Puts what is said alike of several pages into one: {pages, first, last} in the place of {page}, with the number of
 * pages. A scan of hundreds of pages would otherwise say the same hundreds of times. Stands where the first page stood.
 */
export function groupPages(problems: readonly ReadingProblem[]): ReadingProblem[] {
  const groups = new Map<string, ReadingProblem[]>();
  for (const problem of problems) {
    const { page: _page, ...alike } = problem.details;
    const key = JSON.stringify([problem.code, alike]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [problem]);
    else group.push(problem);
  }
  return [...groups.values()].flatMap(together);
}

function together(group: readonly ReadingProblem[]): readonly ReadingProblem[] {
  const [problem] = group;
  const pages = group.flatMap(({ details: { page } }) => (typeof page === 'number' ? [page] : []));
  if (problem === undefined || pages.length < 2) return group;
  const { page: _page, ...alike } = problem.details;
  const span = { pages: pages.length, first: Math.min(...pages), last: Math.max(...pages) };
  return [{ code: problem.code, details: { ...alike, ...span } }];
}
