import type { Store } from './open-store.ts';
import { inWriteTransaction } from './write-transaction.ts';

/**
 * What the store itself must remember, and what a person sets for all programs that use it: `recognition` and `history`
 * are `off` or not set. What is needed before the engine stands in the settings file of the main process.
 */
export type SettingKey = 'demo-imported' | 'erase-due' | 'recognition' | 'history';

/** Null when it was never set. */
export function readSetting(store: Store, key: SettingKey): string | null {
  const value = store.database.prepare<[string], string>('SELECT value FROM setting WHERE key = ?').pluck().get(key);
  return typeof value === 'string' ? value : null;
}

/** Null forgets the setting. */
export function writeSetting(store: Store, key: SettingKey, value: string | null): void {
  inWriteTransaction(store, () => {
    if (value === null) store.database.prepare('DELETE FROM setting WHERE key = ?').run(key);
    else {
      store.database
        .prepare(
          'INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
        )
        .run(key, value);
    }
  });
}

/** Remembers that a person removed this demo document (the whole library when `key` is null). */
export function dismissDemo(store: Store, libraryName: string, key: string | null): void {
  store.database
    .prepare('INSERT OR IGNORE INTO demo_dismissal (library_name, key) VALUES (?, ?)')
    .run(libraryName, key ?? '');
}

/** The document is back by a person's wish: forgets its dismissal and the one of its library. */
export function recallDemo(store: Store, libraryName: string, key: string): void {
  store.database.prepare("DELETE FROM demo_dismissal WHERE library_name = ? AND key IN (?, '')").run(libraryName, key);
}

/** Forgets every removal of demo documents, by a person's wish. */
export function recallAllDemos(store: Store): void {
  inWriteTransaction(store, () => {
    store.database.prepare('DELETE FROM demo_dismissal').run();
  });
}

/** Whether a person removed this demo document, alone or with its library. */
export function isDemoDismissed(store: Store, libraryName: string, key: string): boolean {
  return (
    store.database
      .prepare("SELECT 1 FROM demo_dismissal WHERE library_name = ? AND key IN (?, '')")
      .get(libraryName, key) !== undefined
  );
}
