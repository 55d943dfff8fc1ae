import { LIMITS } from '../../../shared/limits.ts';
import type { AskedQuestion } from '../../../shared/keep-operations.ts';
import type { Scope } from '../../../shared/scope.ts';
import { finishErasing, markErasing } from './erase.ts';
import type { Store } from './open-store.ts';
import { readSetting } from './settings.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** A question that a person stayed with. */
export interface RestedQuestion {
  question: string;
  scope: Scope;
  answered: boolean;
}

/**
 * Keeps a question as the newest, unless the history is switched off; the same question in the same scope stands there
 * once. Those beyond `LIMITS.askedQuestions` go.
 */
export function rememberQuestion(store: Store, { question, scope, answered }: RestedQuestion): void {
  if (!isHistoryOn(store)) return;
  const row = { question, scope: JSON.stringify(scope), answered: answered ? 1 : 0, at: Date.now() };
  inWriteTransaction(store, () => {
    store.database.prepare('DELETE FROM asked_question WHERE question = @question AND scope = @scope').run(row);
    store.database
      .prepare(
        'INSERT INTO asked_question (question, scope, answered, asked_at) VALUES (@question, @scope, @answered, @at)',
      )
      .run(row);
    store.database
      .prepare('DELETE FROM asked_question WHERE id NOT IN (SELECT id FROM asked_question ORDER BY id DESC LIMIT ?)')
      .run(LIMITS.askedQuestions);
  });
}

/** The newest first. */
export function askedQuestions(store: Store): AskedQuestion[] {
  return store.database
    .prepare<[], { id: number; question: string; scope: string; answered: number; askedAt: number }>(
      'SELECT id, question, scope, answered, asked_at AS askedAt FROM asked_question ORDER BY id DESC',
    )
    .all()
    .map((row) => ({ ...row, scope: JSON.parse(row.scope) as Scope, answered: row.answered === 1 }));
}

/** Says whether it was there. It leaves the file for good when the store is opened next. */
export function forgetQuestion(store: Store, id: number): boolean {
  return inWriteTransaction(store, () => {
    const { changes } = store.database.prepare('DELETE FROM asked_question WHERE id = ?').run(id);
    if (changes > 0) markErasing(store);
    return changes > 0;
  });
}

/**
 * Erases every question. False: they are gone from the list, but another process held up their erasing from the file,
 * which is done when the store is opened next.
 */
export function clearHistory(store: Store): boolean {
  inWriteTransaction(store, () => {
    store.database.prepare('DELETE FROM asked_question').run();
    markErasing(store);
  });
  return finishErasing(store);
}

/** Whether questions are kept. */
export function isHistoryOn(store: Store): boolean {
  return readSetting(store, 'history') !== 'off';
}
