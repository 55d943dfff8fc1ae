import { loadPassages, type StoredPassage } from '../store/passages.ts';
import { passagesTaught, taughtPhrasings } from '../store/taught-passages.ts';
import type { RankedPassage } from './candidate.ts';
import { bringExceptions } from './bring-exceptions.ts';
import { evidenceOf, evidenceParts } from './decide.ts';
import { findByMeaning, NO_MEANING, type MeaningLeg } from './find-by-meaning.ts';
import { findByNumber, type NumberLeg } from './find-by-number.ts';
import { findByWords, type WordsLeg } from './find-by-words.ts';
import { fuse, scoreOf, type LegsInUse } from './fuse-rankings.ts';
import { keepClausesTogether } from './keep-clauses-together.ts';
import { liftNeighbours } from './lift-neighbours.ts';
import type { LibrarySearch } from './library-search.ts';
import { liftTaught } from './lift-taught.ts';
import { strengthOf } from './measure-closeness.ts';
import type { ParsedQuery } from './parse-query.ts';
import { isExcluded } from './required-words.ts';
import { raiseEvidence } from './raise-evidence.ts';
import { spreadPages } from './spread-pages.ts';
import { scoreCandidates, type Found } from './score-candidates.ts';

/** The answer of one library, best first. Nothing in it depends on any other library. */
export interface LibraryAnswer {
  ranked: RankedPassage[];
  words: WordsLeg;
  /** Keys of rule numbers in the query that a passage in scope bears. */
  borne: ReadonlySet<string>;
}

/** One library by rule number, by words and by meaning, fused and decided. */
export function searchLibrary(search: LibrarySearch): LibraryAnswer {
  const { store, library, filter, query, widened, clock } = search;
  const numbers: NumberLeg = search.legs.number ? findByNumber(store, library, filter, query) : NO_NUMBERS;
  const words = clock.time('words', () => findByWords(store, library, filter, query, widened));
  const meaning: MeaningLeg = clock.time('meaning', () =>
    search.meaning === null ? NO_MEANING : findByMeaning(store, library, filter, search.embedder, search.meaning),
  );
  return clock.time('fuse', () => {
    const byQuestion = search.legs.words ? passagesTaught(store, library, query.text.trim(), filter) : [];
    const ids = new Set([
      ...numbers.ids,
      ...(search.legs.words ? words.ids : []),
      ...meaning.likenesses.keys(),
      ...byQuestion,
    ]);
    const passages = [...loadPassages(store, [...ids]).values()].filter((one) => !isExcluded(one, query));
    const own = ownNumbers(passages, query, numbers);
    const ranked = rank(passages, search, { numbers, own, words, meaning });
    return { ranked: keepClausesTogether(ranked, own, query.onlyClauses), words, borne: numbers.borne };
  });
}

const NO_NUMBERS: NumberLeg = { ids: [], borne: new Set() };

/** Keys of the clauses that the query means: where it counts paragraphs, those of the article before an item's. */
function ownNumbers(passages: readonly StoredPassage[], query: ParsedQuery, numbers: NumberLeg): Set<string> {
  const own = new Set(numbers.borne);
  for (const { key, paragraphOf } of query.clauses) {
    if (paragraphOf === null || !passages.some((one) => one.clauseKey === paragraphOf && numbers.ids.includes(one.id)))
      continue;
    own.delete(key);
    own.add(paragraphOf);
  }
  return own;
}

function rank(passages: readonly StoredPassage[], search: LibrarySearch, found: Found): RankedPassage[] {
  const legs: LegsInUse = {
    words: search.legs.words,
    meaning: search.meaning !== null,
    calibration: search.embedder.calibration,
    script: search.query.script,
    numberFound: found.numbers.ids.length > 0,
    passages: found.words.passages,
  };
  const ranked = scoreCandidates(passages, search, found, legs).map((candidate) => {
    const { passage, words, closeness } = candidate;
    const why = fuse(candidate, legs);
    const evidence = evidenceOf(candidate, legs, search.query);
    const strength = strengthOf(candidate, legs.calibration);
    const grounds = { why, words, closeness, strength, evidence: evidenceParts(candidate, legs, search.query) };
    return { passage, why, score: scoreOf(why), evidence, matched: words?.found.length ?? 0, grounds };
  });
  const spread = spreadPages(bringExceptions(liftNeighbours(ranked), found.words.groups));
  return withTaught(legs.meaning ? raiseEvidence(spread) : spread, search);
}

/** Without the words leg nothing that is said in words counts. */
function withTaught(ranked: RankedPassage[], { store, legs, query, widened }: LibrarySearch): RankedPassage[] {
  if (!legs.words) return ranked;
  const ids = ranked.map(({ passage }) => passage.id);
  return liftTaught(ranked, taughtPhrasings(store, ids), query, widened.alternatives);
}
