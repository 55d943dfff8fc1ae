import type { RankedPassage } from './candidate.ts';
import { compareText } from './order-answer.ts';
import { NUMBER_SHARE } from './search-constants.ts';

/** What one document has of a clause that a number names: the clause and what stands under it. */
interface Block {
  score: number;
  members: RankedPassage[];
}

/**
 * Lets the items of a clause that a query's number names follow it directly, before the clause of another document with
 * the same number. Where a query is nothing but numbers, a clause and its items stand in their own order; otherwise the
 * better ones first. The share of the rule number is what moves them, so that the explanation still adds up.
 *
 * @param own keys of the clauses that the query names
 */
export function keepClausesTogether(
  ranked: readonly RankedPassage[],
  own: ReadonlySet<string>,
  onlyClauses: boolean,
): RankedPassage[] {
  const blocks = blocksOf(ranked, own);
  const moved = new Map<RankedPassage, RankedPassage>();
  blocks.forEach((block, index) => {
    const next = blocks[index + 1]?.score ?? Math.min(block.score, NUMBER_SHARE.own);
    const step = (block.score - next) / block.members.length;
    const members = onlyClauses ? fromNamed(block.members) : byScore(block.members);
    members.forEach((member, place) => moved.set(member, withScore(member, block.score - step * place)));
  });
  return ranked.map((entry) => moved.get(entry) ?? entry);
}

/** Best block first, the members of each in the document's order. */
function blocksOf(ranked: readonly RankedPassage[], own: ReadonlySet<string>): Block[] {
  const blocks = new Map<string, Block>();
  const byPlace = [...ranked].sort(
    ({ passage: one }, { passage: other }) =>
      // Equal blocks stay in the order in which equal passages are shown.
      compareText(one.document.key, other.document.key) ||
      one.version.row - other.version.row ||
      one.ordinal - other.ordinal,
  );
  for (const entry of byPlace) {
    const { version, clauseKey } = entry.passage;
    const named = clauseKey === null || entry.why.ruleNumber === 0 ? null : namedClause(clauseKey, own);
    if (named === null) continue;
    const id = `${version.row} ${named}`;
    const { score = 0, members = [] } = blocks.get(id) ?? {};
    blocks.set(id, { score: Math.max(score, entry.score), members: [...members, entry] });
  }
  return [...blocks.values()].sort((one, other) => other.score - one.score);
}

/** The innermost clause of the query that a clause is or stands under; null when there is none. */
function namedClause(clauseKey: string, own: ReadonlySet<string>): string | null {
  const parts = clauseKey.split('.');
  const around = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  return around.find((key) => own.has(key)) ?? null;
}

/** In their order, from the first on that is what the number names: with 第三條第二項 not the item 二 before that paragraph. */
function fromNamed(members: readonly RankedPassage[]): RankedPassage[] {
  const first = Math.max(
    0,
    members.findIndex(({ why }) => why.ruleNumber >= NUMBER_SHARE.own),
  );
  return [...members.slice(first), ...members.slice(0, first)];
}

function byScore(members: readonly RankedPassage[]): RankedPassage[] {
  return [...members].sort((one, other) => other.score - one.score);
}

function withScore(entry: RankedPassage, score: number): RankedPassage {
  return { ...entry, score, why: { ...entry.why, ruleNumber: entry.why.ruleNumber + score - entry.score } };
}
