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

export interface DocumentGroup {
  /** Names the document's version among the groups. */
  id: string;
  hits: [Hit, ...Hit[]];
}

/** Hits of one version of a document under it, the document of the best hit first; the order inside is kept. */
export function groupByDocument(hits: readonly Hit[]): DocumentGroup[] {
  const groups = new Map<string, DocumentGroup>();
  for (const hit of hits) {
    const id = `${hit.version.sha256} ${hit.document.key}`;
    const known = groups.get(id);
    if (known) known.hits.push(hit);
    else groups.set(id, { id, hits: [hit] });
  }
  return [...groups.values()];
}

/** Hits as they stand in the list: each library's together, in it each document's. */
export function inListOrder(hits: readonly Hit[]): Hit[] {
  return groupByLibrary(hits).flatMap((library) => groupByDocument(library.hits).flatMap((group) => group.hits));
}
