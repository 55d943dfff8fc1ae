import type { Hit } from '../../shared/search-result.ts';

export interface HitGroup {
  library: string;
  hits: Hit[];
}

/** Hits under their library's name, the library of the best hit first; the order inside a library is kept. */
export function groupByLibrary(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const known = groups.get(hit.library);
    if (known) known.push(hit);
    else groups.set(hit.library, [hit]);
  }
  return [...groups].map(([library, members]) => ({ library, hits: members }));
}
