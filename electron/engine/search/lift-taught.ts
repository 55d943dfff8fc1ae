import type { Why } from '../../../shared/search-result.ts';
import type { RankedPassage } from './candidate.ts';
import { contentKey, contentKeysOf } from './content-keys.ts';
import { scaleWhy, scoreOf } from './fuse-rankings.ts';
import type { ParsedQuery } from './parse-query.ts';
import { BESIDE_TAUGHT, SAME_QUESTION, TAUGHT_SHARE } from './search-constants.ts';
import type { Alternative } from './widen-query.ts';

/**
 * Puts the passages first of which a person said that they answer this question, and makes them hits. What says much the
 * same in other order or form counts as the question; one common word does not. A passage that bears a rule number of
 * the query keeps its place.
 *
 * @param taught what people said that each passage answers, by its id
 */
export function liftTaught(
  ranked: readonly RankedPassage[],
  taught: ReadonlyMap<number, readonly string[]>,
  query: ParsedQuery,
  alternatives: readonly Alternative[],
): RankedPassage[] {
  const isPlainQuestion = !query.onlyClauses && query.phrases.length === 0;
  if (taught.size === 0 || !isPlainQuestion) return [...ranked];
  const likeness = new Map<number, number>();
  for (const [id, phrasings] of taught) {
    const nearest = phrasings.reduce((most, one) => Math.max(most, likenessOf(query, alternatives, one)), 0);
    if (nearest >= SAME_QUESTION) likeness.set(id, nearest);
  }
  if (likeness.size === 0) return [...ranked];
  return ranked.map((entry) => {
    const like = likeness.get(entry.passage.id);
    if (like !== undefined) return lifted(entry, TAUGHT_SHARE * like);
    return entry.why.ruleNumber > 0 ? entry : withWhy(entry, scaleWhy(entry.why, BESIDE_TAUGHT));
  });
}

/** The lift is a share of the words: a person chose them for this rule. */
function lifted(entry: RankedPassage, share: number): RankedPassage {
  const why = scaleWhy(entry.why, 1 - share);
  return { ...withWhy(entry, { ...why, words: why.words + share }), evidence: Math.max(1, entry.evidence) };
}

function withWhy(entry: RankedPassage, why: Why): RankedPassage {
  return { ...entry, why, score: scoreOf(why) };
}

/**
 * 0..1: how far two questions hold the same content, as twice what they share over what both hold (Dice). A word counts
 * as said where another form of it is said.
 */
export function likenessOf(query: ParsedQuery, alternatives: readonly Alternative[], phrasing: string): number {
  if (phrasing.trim() === query.text.trim()) return 1;
  const said = contentKeysOf(phrasing);
  if (said.size === 0 || query.terms.length === 0) return 0;
  const shared = new Set<string>();
  let met = 0;
  for (const term of query.terms) {
    const others = alternatives.filter((other) => term.start >= other.start && term.end <= other.end);
    const forms = [[contentKey(term)], ...others.map((other) => other.terms.map(contentKey))];
    const form = forms.find((keys) => keys.every((key) => said.has(key)));
    if (form === undefined) continue;
    met += 1;
    for (const key of form) shared.add(key);
  }
  return (met + shared.size) / (query.terms.length + said.size);
}
