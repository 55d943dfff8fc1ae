import { restrictionIn } from '../text/exceptions.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { RankedPassage } from './candidate.ts';
import { scaleWhy } from './fuse-rankings.ts';
import type { TermGroup } from './query-terms.ts';
import { EXCEPTION_BESIDE, LIFTING } from './search-constants.ts';
import { standing, standingTerms } from './standing-terms.ts';

/**
 * Brings a rule and its exception together: a passage directly beside a hit, under the same headings, of which one states
 * an exception or the lower one a condition, comes directly behind the hit when the question touches it, and is a hit with
 * it. Its shares grow by one factor up to the hit's score, so that the explanation still adds up and scores fall along the
 * list. What a rule number found neither brings nor moves: nothing may come between the places that bear the number.
 */
export function bringExceptions(ranked: readonly RankedPassage[], groups: readonly TermGroup[]): RankedPassage[] {
  const wanted = rareTerms(groups);
  const movable = ranked.filter(({ passage, why }) => passage.kind !== 'field' && why.ruleNumber === 0);
  const neighbours = neighboursOf(movable);
  const lifted = new Map<RankedPassage, RankedPassage>();
  for (const hit of movable.filter(({ evidence }) => evidence >= 1).sort(byScore)) {
    if (lifted.has(hit)) continue;
    const brought = neighbours(hit)
      .filter((other) => !lifted.has(other) && other.score < hit.score)
      .filter((other) => isTouched(other, hit, wanted))
      .sort(byScore)
      .slice(0, EXCEPTION_BESIDE.most);
    for (const other of brought) lifted.set(other, behind(other, hit));
  }
  return ranked.map((entry) => lifted.get(entry) ?? entry);
}

function byScore(one: RankedPassage, other: RankedPassage): number {
  return other.score - one.score || one.passage.ordinal - other.passage.ordinal || one.passage.id - other.passage.id;
}

/** A lead-in that leaves its sentence open: the items under it are one rule, however many there are. */
const OPEN_LEAD_IN = /[:：—–]$/;

/** Directly before and behind, and the other items of the same lead-in. Headings are part of a place. */
function neighboursOf(ranked: readonly RankedPassage[]): (hit: RankedPassage) => RankedPassage[] {
  const bySection = new Map<string, RankedPassage[]>();
  const sectionOf = ({ passage }: RankedPassage) => JSON.stringify([passage.version.row, passage.headings]);
  for (const entry of ranked) {
    const section = sectionOf(entry);
    const known = bySection.get(section);
    if (known) known.push(entry);
    else bySection.set(section, [entry]);
  }
  return (hit) => {
    const isList = OPEN_LEAD_IN.test(hit.passage.headings.at(-1) ?? '');
    const distance = (other: RankedPassage) => Math.abs(other.passage.ordinal - hit.passage.ordinal);
    return (bySection.get(sectionOf(hit)) ?? []).filter((other) => other !== hit && (isList || distance(other) === 1));
  };
}

/**
 * Whether the better of the two or this one states an exception, or this one a condition, and the question touches that: by
 * a rare word or an amount, or, where the passage is one rule, by meaning nearly what the hit means.
 */
function isTouched(other: RankedPassage, hit: RankedPassage, wanted: readonly TermGroup[]): boolean {
  // Without any evidence it lacks what must stand in a hit: a quoted phrase.
  if (other.evidence <= 0 || other.score < EXCEPTION_BESIDE.score * hit.score) return false;
  const means = hit.why.meaning > 0 && other.why.meaning >= EXCEPTION_BESIDE.meaning * hit.why.meaning;
  // Looking for words in a text takes longer than all else here.
  if (!means && other.matched === 0) return false;
  const part = restrictedPart(other.passage.text, hit.passage.text);
  if (part === '') return false;
  return (means && isOneRule(other.passage.text)) || wanted.some(standing(standingTerms(part)).group);
}

/** The sentences that restrict; of a rule whose exception the hit is, all of it, though it states nothing of the kind. */
function restrictedPart(text: string, hit: string): string {
  if (isOneRule(text) && isOneRule(hit) && restrictionIn(hit) === 'exception') return text;
  if (restrictionIn(text) === null) return '';
  const sentences = sentencesOf(text).map(({ start, end }) => text.slice(start, end));
  return sentences.filter((sentence) => restrictionIn(sentence) !== null).join('\n');
}

/** In a paragraph of many sentences nearly always one restricts something, seldom what was asked. */
function isOneRule(text: string): boolean {
  return sentencesOf(text).length <= LIFTING.mostSentences;
}

/** Content terms that the library knows and that say much: those that say next to nothing would touch everything. */
function rareTerms(groups: readonly TermGroup[]): TermGroup[] {
  const known = groups.filter(({ passages }) => passages > 0);
  const most = Math.max(...known.map(({ weight }) => weight));
  return known.filter(({ weight }) => weight >= EXCEPTION_BESIDE.rare * most);
}

function behind(entry: RankedPassage, hit: RankedPassage): RankedPassage {
  const why = scaleWhy(entry.why, hit.score / entry.score);
  return { ...entry, why, score: hit.score, evidence: Math.max(1, entry.evidence), behind: hit.passage.id };
}
