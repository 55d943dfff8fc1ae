import type { HitExplanation, NamedNumber, QueryExplanation, Sum, TermPart } from '../../shared/explanation.ts';
import type { CommandContext } from './command-context.ts';

/** Decimals that are printed: so many that printed parts add up to the printed sum but for rounding. */
const DECIMALS = 6;

/** How the query was understood; what it does not hold is left out. */
export function printQueryExplanation({ print, say }: CommandContext, explanation: QueryExplanation): void {
  for (const part of ['ruleNumbers', 'phrases', 'excluded', 'terms'] as const) {
    const words = explanation[part];
    if (words.length > 0) print(say(`explain.query.${part}`, { words: words.join(' · ') }));
  }
}

/** The numbers behind a hit, each with the parts that add up to it. */
export function printHitExplanation(context: CommandContext, hit: HitExplanation): void {
  const { print, say } = context;
  const line = (name: string, sum: Sum) => print(`   ${name}: ${sumText(context, sum)}`);
  line(say('explain.score'), hit.score);
  if (hit.words) {
    const { share, weight, score, coverage } = hit.words;
    line(say('explain.words'), share);
    print(`     ${say('explain.wordsOwn', { weight: number(weight), coverage: number(coverage) })}`);
    print(`     ${sumText(context, score)}`);
    for (const part of score.parts) if (isTerm(part)) print(`       ${termText(context, part)}`);
  }
  if (hit.meaning) {
    const { share, weight, likeness, closeness, strength } = hit.meaning;
    line(say('explain.meaning'), share);
    print(
      `     ${say('explain.meaningOwn', { weight: number(weight), likeness: number(likeness), closeness: number(closeness), strength: number(strength) })}`,
    );
  }
  line(say('explain.evidence', { threshold: hit.evidence.threshold }), hit.evidence);
}

function termText({ say }: CommandContext, { name, weight, frequency, value }: TermPart): string {
  return say('explain.term', {
    term: name,
    weight: number(weight),
    frequency: number(frequency),
    value: number(value),
  });
}

/** "0.5 = 0.2 words + 0.3 meaning". */
function sumText(context: CommandContext, { value, parts }: Sum): string {
  const named = parts
    .filter((part) => part.value !== 0)
    .map((part) => `${number(part.value)} ${nameOf(context, part)}`);
  return `${number(value)} = ${named.length === 0 ? '0' : named.join(' + ').replaceAll('+ -', '− ')}`;
}

function nameOf({ say }: CommandContext, part: NamedNumber): string {
  if (isTerm(part)) return `“${part.name}”`;
  const known = PART_NAMES.find((name) => name === part.name);
  return known === undefined ? part.name : say(`explain.part.${known}`);
}

const PART_NAMES = [
  'ruleNumber',
  'words',
  'meaning',
  'kind',
  'own',
  'moved',
  'coverage',
  'overFull',
  'order',
  'named',
] as const;

function isTerm(part: NamedNumber): part is TermPart {
  return 'weight' in part;
}

function number(value: number): string {
  return value.toFixed(DECIMALS);
}
