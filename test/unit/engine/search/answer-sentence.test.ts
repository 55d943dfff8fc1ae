import { expect, test } from 'vitest';
import { answerSentence } from '../../../../electron/engine/search/answer-sentence.ts';
import { parseQuery } from '../../../../electron/engine/search/parse-query.ts';
import { termGroups, type WordsCounts } from '../../../../electron/engine/search/query-terms.ts';
import { standingTerms } from '../../../../electron/engine/search/standing-terms.ts';
import { askedFor } from '../../../../electron/engine/text/asked-for.ts';
import { indexTermsOf } from '../../../../electron/engine/text/terms.ts';
import { ANSWER_ROWS, type AnswerRow } from './answer-sentence-table.ts';

/** The passages of one language as a library, so that rare words weigh what they weigh in one. */
function countsOf(language: AnswerRow['language']): WordsCounts {
  const passages = ANSWER_ROWS.filter((row) => row.language === language).map(({ passage }) => {
    const { printed, stems } = indexTermsOf(passage);
    return new Set([...printed.split(' '), ...stems.split(' ')]);
  });
  return { passages: passages.length, frequencyOf: (term) => passages.filter((terms) => terms.has(term)).length };
}

const COUNTS = { en: countsOf('en'), 'zh-Hant': countsOf('zh-Hant'), 'zh-Hans': countsOf('zh-Hans') };

function answerIn(text: string, question: string, counts: WordsCounts = COUNTS.en): string | null {
  const groups = termGroups(parseQuery(question), [], counts);
  const found = answerSentence({ text, terms: standingTerms(text), groups, asked: askedFor(question) });
  return found && text.slice(...found);
}

function missedIn(rows: readonly AnswerRow[]): string[] {
  return rows
    .filter(({ passage, question, language }) => {
      const wanted = /⟦([^⟧]*)⟧/.exec(passage)?.[1] ?? null;
      return answerIn(passage.replace(/[⟦⟧]/g, ''), question, COUNTS[language]) !== wanted;
    })
    .map(({ question }) => question);
}

test('of the questions of the table nearly all get the sentence that answers', () => {
  const missed = missedIn(ANSWER_ROWS);
  expect(1 - missed.length / ANSWER_ROWS.length, missed.join('\n')).toBeGreaterThanOrEqual(0.93);
});

const LEAVE = 'Leave is planned with the team. Employees have 20 days of leave a year.';

test.each([
  ['one sentence', 'Employees have 20 days of leave a year.', 'How many days of leave do I have?', null],
  ['no word of the question', LEAVE, 'Wie viel Urlaub bekomme ich?', null],
  ['a question without content words', LEAVE, 'what is it?', null],
  ['two sentences that say it alike', 'Leave is planned. Leave is paid.', 'leave', null],
  ['words that are no question', LEAVE, 'days of leave', 'Employees have 20 days of leave a year.'],
  [
    'cells of a row',
    '| Sick leave. | - Ten days a year are paid. |',
    'How many days are paid?',
    'Ten days a year are paid.',
  ],
  [
    'items that run on in one sentence',
    'Costs are (a) taxis, which are paid; (b) hotels, which are paid up to $180.00; (c) meals.',
    'What is the limit for hotels?',
    '(b) hotels, which are paid up to $180.00;',
  ],
])('of a passage with %s the answering sentence is right', (_name, text, question, answer) => {
  expect(answerIn(text, question)).toBe(answer);
});
