import type { Language } from './language.ts';
import { translatorFor, type Translate } from './messages/messages.ts';
import type { Hit, Why } from './search-result.ts';

/** The kind of the document only breaks ties (0.02 of a score at most); it is no reason why a passage was found. */
const SHARES = ['ruleNumber', 'meaning', 'words'] as const satisfies readonly (keyof Why)[];

/**
 * Why a hit was found, in plain words: the shares of its score as whole per cents that add up to 100, the largest
 * first, and how many of the query's words it holds. A hit by its rule number is explained by that alone. What was read
 * from a scan says so.
 */
export function explainHit({ scan, ...hit }: Pick<Hit, 'why' | 'matched' | 'scan'>, language: Language): string {
  const say = translatorFor(language);
  const reasons = reasonsOf(hit, say);
  if (scan) reasons.push(say('hit.scan', { percent: scan.confidence }));
  return reasons.join(' · ');
}

function reasonsOf({ why, matched }: Pick<Hit, 'why' | 'matched'>, say: Translate): string[] {
  const percents = percentsOf(SHARES.map((name) => Math.max(0, why[name])));
  const shares = SHARES.map((name, index) => ({ name, percent: percents[index] ?? 0 })).filter(
    ({ percent }) => percent > 0,
  );
  if (shares.some(({ name, percent }) => name === 'ruleNumber' && percent > 50)) return [say('hit.ruleNumber')];
  shares.sort((a, b) => b.percent - a.percent);
  const reasons = shares.map(({ name, percent }) => say(`hit.share.${name}`, { percent }));
  const [found, asked] = matched;
  if (asked > 0) reasons.push(say('hit.matched', { matched: found, count: asked }));
  return reasons;
}

/** Whole per cents that add up to 100, or all 0 for no parts: what rounding loses goes to the largest remainders. */
function percentsOf(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / total) * 100);
  const percents = exact.map(Math.floor);
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
}
