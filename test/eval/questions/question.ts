import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../support/start-test-engine.ts';

/** How a question's words stand to those of the rule. */
export const BANDS = ['same-words', 'other-words', 'other-language'] as const;

/** What a question is about, or what makes it hard. */
export const TOPICS = [
  'plain',
  'clause-number',
  'amount',
  'negation',
  'exception',
  'several-passages',
  'no-answer',
] as const;

/** Why nothing answers: no such rule in policies of this kind, a subject that they do not touch, a number that no clause bears. */
const NO_ANSWERS = ['near-subject', 'another-subject', 'no-such-clause'] as const;

const QUESTION = z
  .strictObject({
    id: z.string(),
    library: z.string(),
    text: z.string(),
    language: z.enum(['en', 'zh-Hant', 'zh-Hans']),
    band: z.enum(BANDS),
    topic: z.enum(TOPICS),
    noAnswer: z.enum(NO_ANSWERS).optional(),
    /** Every accepted passage must come, not one of them. */
    all: z.literal(true).optional(),
    /** Passages that answer, by the document's key and words that stand in the passage. */
    accept: z.array(z.strictObject({ document: z.string(), contains: z.string().min(1) })),
  })
  .refine(
    ({ topic, accept }) => (topic === 'no-answer') === (accept.length === 0),
    'accepts passages where it has none',
  )
  .refine(({ topic, noAnswer }) => (topic === 'no-answer') === (noAnswer !== undefined), 'does not say why')
  .refine(({ topic, all }) => (topic === 'several-passages') === (all === true), 'wants all of several passages')
  .refine(({ all, accept }) => all !== true || accept.length === 2, 'wants two passages');
export type Question = z.infer<typeof QUESTION>;

const FILES = ['demo-questions.json', 'questions.json'];

/** The questions over the demo libraries. Throws on a question that is not well formed. */
export function readQuestions(): Question[] {
  return FILES.flatMap((file) => {
    const text = fs.readFileSync(path.join(ROOT, 'test', 'eval', file), 'utf8');
    return z.array(QUESTION).parse(JSON.parse(text));
  });
}
