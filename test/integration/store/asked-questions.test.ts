import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  askedQuestions,
  clearHistory,
  forgetQuestion,
  isHistoryOn,
  rememberQuestion,
} from '../../../electron/engine/store/asked-questions.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { removeKept, restoreKept } from '../../../electron/engine/store/kept-removal.ts';
import { listSavedSearches, renameSavedSearch, saveSearch } from '../../../electron/engine/store/saved-searches.ts';
import { writeSetting } from '../../../electron/engine/store/settings.ts';
import { LIMITS } from '../../../shared/limits.ts';
import type { Scope } from '../../../shared/scope.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { valueOf } from './sample-policy.ts';

const HOUSE: Scope = { libraries: ['7e2b5bb1-6c0f-4b8f-9f0e-1d6b6a7c9a11'] };
const NARROW: Scope = { ...HOUSE, statuses: ['draft'] };

function questions(store: Store): string[] {
  return askedQuestions(store).map(({ question }) => question);
}

function ask(store: Store, question: string, scope = HOUSE): void {
  rememberQuestion(store, { question, scope, answered: true });
}

test('questions come back the newest first, with their scope and whether a rule was found', () => {
  const store = openTestStore();
  ask(store, 'Who pays?');
  rememberQuestion(store, { question: '誰付款？', scope: NARROW, answered: false });
  expect(askedQuestions(store)).toMatchObject([
    { question: '誰付款？', scope: NARROW, answered: false },
    { question: 'Who pays?', scope: HOUSE, answered: true },
  ]);
});

test('a question that is asked again moves to the top; in another scope it is another question', () => {
  const store = openTestStore();
  for (const question of ['a', 'b', 'a']) ask(store, question);
  ask(store, 'b', NARROW);
  expect(questions(store)).toEqual(['b', 'a', 'b']);
});

test(`the newest ${LIMITS.askedQuestions} are kept`, () => {
  const store = openTestStore();
  for (let number = 0; number < LIMITS.askedQuestions + 2; number += 1) ask(store, `question ${number}`);
  expect(questions(store)).toHaveLength(LIMITS.askedQuestions);
  expect(questions(store).at(-1)).toBe('question 2');
});

test('while the history is off nothing is added, and what is there stays', () => {
  const store = openTestStore();
  ask(store, 'before');
  writeSetting(store, 'history', 'off');
  ask(store, 'meanwhile');
  expect([isHistoryOn(store), questions(store)]).toEqual([false, ['before']]);
});

test('one question can be forgotten', () => {
  const store = openTestStore();
  for (const question of ['a', 'b']) ask(store, question);
  expect(forgetQuestion(store, askedQuestions(store)[0]?.id ?? 0)).toBe(true);
  expect(questions(store)).toEqual(['a']);
});

test('after clearing, no file of the store holds a word of any question', () => {
  const store = openTestStore();
  for (let number = 0; number < 200; number += 1) ask(store, `Zanzibarquince ${number}: ${'who pays '.repeat(number)}`);
  expect(clearHistory(store)).toBe(true);
  const holding = fs
    .readdirSync(store.folder)
    .filter((name) => fs.readFileSync(path.join(store.folder, name)).includes('anzibarq'));
  expect([questions(store), holding]).toEqual([[], []]);
});

test('no question enters the history of changes, which is never erased', () => {
  const store = openTestStore();
  ask(store, 'Who pays?');
  clearHistory(store);
  expect(store.database.prepare('SELECT count(*) FROM change').pluck().get()).toBe(0);
});

test('a saved search keeps question and scope under its name, can be renamed, removed and brought back', () => {
  const store = openTestStore();
  const { id } = valueOf(saveSearch(store, { name: 'Repairs', question: 'Who pays?', scope: NARROW }));
  valueOf(renameSavedSearch(store, id, 'Paying for repairs'));
  expect(listSavedSearches(store)).toMatchObject([
    { id, name: 'Paying for repairs', question: 'Who pays?', scope: NARROW },
  ]);
  valueOf(removeKept(store, 'search', id));
  expect(listSavedSearches(store)).toEqual([]);
  valueOf(restoreKept(store, 'search', id));
  expect(listSavedSearches(store)).toMatchObject([{ id, name: 'Paying for repairs' }]);
});

test('a saved search that was removed cannot be renamed', () => {
  const store = openTestStore();
  const { id } = valueOf(saveSearch(store, { name: 'Repairs', question: 'Who pays?', scope: HOUSE }));
  removeKept(store, 'search', id);
  expect(renameSavedSearch(store, id, 'x')).toMatchObject({ ok: false, error: { code: 'kept-unknown' } });
});
