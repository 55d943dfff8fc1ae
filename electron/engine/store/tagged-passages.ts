import { foldText } from '../text/fold.ts';
import type { Attachment } from './attach-phrasings.ts';
import type { ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import { attachedPhrasings } from './phrasings.ts';

/** A phrasing that leads to a passage: the author's tag, or one that a person gave to the rule. */
export interface BorneTag {
  tag: string;
  passage: number;
}

/** How tags are compared: folded, white space aside. */
export function tagName(tag: string): string {
  return foldText(tag).replaceAll(/\s+/g, ' ').trim();
}

/** Ids of the passages of a library that bear one of the tags, in any version, and which of the tags there are at all. */
export function passagesWithTags(
  store: Store,
  library: ResolvedLibrary,
  tags: readonly string[],
): { ids: number[]; known: Set<string> } {
  const asked = new Map<string, string[]>();
  for (const tag of tags) {
    const name = tagName(tag);
    if (name !== '') asked.set(name, [...(asked.get(name) ?? []), tag]);
  }
  const known = new Set<string>();
  const ids = new Set<number>();
  for (const { tag, passage } of tagsBorne(store, library, (phrasing) => asked.has(tagName(phrasing)))) {
    for (const found of asked.get(tagName(tag)) ?? []) known.add(found);
    ids.add(passage);
  }
  return { ids: [...ids], known };
}

/** Every tag of every passage of a library, in any version. `isWanted` leaves out what nobody asks for. */
export function* tagsBorne(
  store: Store,
  library: ResolvedLibrary,
  isWanted: (tag: string) => boolean,
): Generator<BorneTag> {
  const rows = store.database
    .prepare<[number], { tags: string; ids: string }>(
      `SELECT passage.tags, json_group_array(passage.id) AS ids
       FROM passage JOIN document ON document.id = passage.document
       WHERE passage.library = ? AND passage.tags <> '[]' AND document.removed_at IS NULL
       GROUP BY passage.tags ORDER BY min(passage.id)`,
    )
    .all(library.row);
  for (const { tags, ids } of rows) {
    const wanted = (JSON.parse(tags) as string[]).filter(isWanted);
    if (wanted.length === 0) continue;
    for (const passage of JSON.parse(ids) as number[]) for (const tag of wanted) yield { tag, passage };
  }
  yield* tagsByPeople(store, library, isWanted);
}

/** People's phrasings hang on a rule of a document, which is found again in each of its versions. */
function* tagsByPeople(
  store: Store,
  library: ResolvedLibrary,
  isWanted: (tag: string) => boolean,
): Generator<BorneTag> {
  const passagesOf = store.database.prepare<[number], Attachment & { id: number; version: number }>(
    `SELECT id, version, clause_key AS clauseKey, text_hash AS textHash FROM passage
     WHERE document = ? ORDER BY version, ordinal`,
  );
  for (const document of documentsWithPhrasings(store, library, isWanted)) {
    const passages = passagesOf.all(document);
    for (const version of new Set(passages.map((passage) => passage.version))) {
      const own = passages.filter((passage) => passage.version === version);
      for (const [place, phrasings] of attachedPhrasings(store, document, own)) {
        const passage = own[place]?.id;
        if (passage === undefined) continue;
        for (const tag of phrasings.filter(isWanted)) yield { tag, passage };
      }
    }
  }
}

function documentsWithPhrasings(
  store: Store,
  library: ResolvedLibrary,
  isWanted: (tag: string) => boolean,
): Set<number> {
  const rows = store.database
    .prepare<[number], { document: number; phrasing: string }>(
      `SELECT document.id AS document, phrasing.phrasing
       FROM phrasing JOIN document ON document.id = phrasing.document
       WHERE phrasing.library = ? AND phrasing.origin = 'person' AND phrasing.text_hash IS NOT NULL
         AND document.removed_at IS NULL`,
    )
    .all(library.row);
  return new Set(rows.filter(({ phrasing }) => isWanted(phrasing)).map(({ document }) => document));
}
