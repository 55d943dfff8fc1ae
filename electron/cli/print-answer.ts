import { formatCitation, formatOtherPlaces } from '../../shared/citation.ts';
import { describeDegraded, describeNotSearched } from '../../shared/describe-error.ts';
import { explainHit } from '../../shared/explain-hit.ts';
import type { Hit, NotSearched, SearchAnswer } from '../../shared/search-result.ts';
import type { CommandContext } from './command-context.ts';
import { printHitExplanation, printQueryExplanation } from './print-explanation.ts';
import { onOneLine } from './escape-controls.ts';

/** An answer for people: hits, or that there is no rule, then what was searched besides and what was not. */
export function printAnswer(context: CommandContext, answer: SearchAnswer): void {
  const { print, tell, say, language } = context;
  if (!answer.answered) print(say('results.none'));
  if (answer.explanation) printQueryExplanation(context, answer.explanation);
  for (const clause of answer.unknownClauses) print(say('terminal.noSuchClause', { clause }));
  for (const hit of answer.hits) printHit(context, hit);
  if ((!answer.answered || answer.explanation) && answer.nearest.length > 0) {
    print(say('terminal.nearby'));
    for (const hit of answer.nearest) printHit(context, hit);
  }
  if (answer.widened.length > 0) {
    tell(say('terminal.alsoSearched', { words: [...new Set(answer.widened.map(({ to }) => to))].join(', ') }));
  }
  for (const code of answer.degraded) tell(describeDegraded(code, language));
  if (answer.notSearched.length > 0) {
    tell(say('terminal.notSearched'));
    for (const item of answer.notSearched) tell(`  ${onOneLine(item.file)}: ${describeNotSearched(item, language)}`);
  }
}

/** `notSearched` as it goes into the JSON: each with a sentence in the terminal's language. */
export function notSearchedWithMessages(
  { language }: CommandContext,
  { notSearched }: SearchAnswer,
): (NotSearched & { message: string })[] {
  return notSearched.map((item) => ({ ...item, message: describeNotSearched(item, language) }));
}

function printHit(context: CommandContext, hit: Hit): void {
  const { print, language } = context;
  const rank = `${hit.rank}. `;
  const shift = rank.length - (hit.text.length - hit.text.trimStart().length);
  print(`${rank}${hit.text.trim()}`, hit.answer && [hit.answer[0] + shift, hit.answer[1] + shift]);
  print(`   ${hit.library} · ${formatCitation(hit, language)}`);
  if (hit.alsoAt) print(`   ${formatOtherPlaces(hit.alsoAt, language)}`);
  print(`   ${explainHit(hit, language)}`);
  print(`   ${hit.reference}`);
  if (hit.explanation) printHitExplanation(context, hit.explanation);
}
