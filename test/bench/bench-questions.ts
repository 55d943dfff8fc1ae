import fs from 'node:fs';
import path from 'node:path';
import { generatedRules, type RuleLanguage } from '../support/generated-rules.ts';
import { ROOT } from '../support/start-test-engine.ts';

const OF_THE_DEMO = 50;
const OF_EACH_LANGUAGE = 25;

/** A hundred questions: those of the demo libraries, and words that stand together in generated rules of each language. */
export function benchQuestions(): string[] {
  const file = path.join(ROOT, 'test', 'eval', 'demo-questions.json');
  const demo = (JSON.parse(fs.readFileSync(file, 'utf8')) as { text: string }[]).map(({ text }) => text);
  return [...evenly(demo, OF_THE_DEMO), ...pieces('english', / /, 9), ...pieces('chinese', /(?=.)/u, 14)];
}

/** Some words or characters in a row out of the middle of every other rule. */
function pieces(language: RuleLanguage, between: RegExp, count: number): string[] {
  const rules = [...generatedRules(100, language)].flatMap(({ lines }) => lines.filter((line) => /^\d/.test(line)));
  return evenly(rules, OF_EACH_LANGUAGE).map((rule) => {
    const parts = rule.split(between).slice(4, 4 + count);
    return parts.join(language === 'english' ? ' ' : '');
  });
}

function evenly<T>(values: readonly T[], count: number): T[] {
  const step = values.length / count;
  return Array.from({ length: count }, (_, index) => values[Math.floor(index * step)]).filter(
    (value) => value !== undefined,
  );
}
