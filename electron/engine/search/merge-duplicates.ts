import { foldText } from '../text/fold.ts';
import type { StoredPassage } from '../store/passages.ts';
import type { RankedPassage } from './candidate.ts';
import { SPEAKS_FOR_ITSELF } from './search-constants.ts';

/** A passage with the other places of its library that say the same in the same words. */
export interface RankedPlace extends RankedPassage {
  others: StoredPassage[];
}

/**
 * Gives one text that stands in several documents of a library one place in the answer, that of its first in the given
 * order, which names the others. Never merged: passages of one version, since there each has a clause of its own;
 * of versions in another state or of another kind; field lines, since "Owner: finance." says something else in each
 * document; and short texts under different headings, since these say what they are about.
 */
export function mergeDuplicates<Entry extends RankedPassage>(ordered: readonly Entry[]): (Entry & RankedPlace)[] {
  const places: (Entry & RankedPlace)[] = [];
  const byText = new Map<string, (Entry & RankedPlace)[]>();
  for (const entry of ordered) {
    const text = textKey(entry.passage);
    const same = byText.get(text) ?? [];
    const place = same.find((known) => isElsewhere(known, entry.passage));
    if (place) {
      place.others.push(entry.passage);
      continue;
    }
    const own = { ...entry, others: [] };
    places.push(own);
    if (entry.passage.kind !== 'field') byText.set(text, [...same, own]);
  }
  return places;
}

function isElsewhere({ passage, others }: RankedPlace, candidate: StoredPassage): boolean {
  return [passage, ...others].every((known) => known.version.row !== candidate.version.row);
}

/** Equal for passages that say the same. */
function textKey({ libraryRow, kind, version, text, headings }: StoredPassage): string {
  const folded = comparable(text);
  const heading = folded.length < leastLength(folded) ? comparable(headings.at(-1) ?? '') : null;
  return JSON.stringify([libraryRow, kind, version.status, folded, heading]);
}

/** White space is how a text was laid out; between Chinese characters it says nothing at all. */
function comparable(text: string): string {
  return foldText(text)
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Script=Han}|[，。、；：]) | (?=\p{Script=Han}|[，。、；：])/gu, '')
    .trim();
}

function leastLength(folded: string): number {
  return /\p{Script=Han}/u.test(folded) ? SPEAKS_FOR_ITSELF.han : SPEAKS_FOR_ITSELF.other;
}
