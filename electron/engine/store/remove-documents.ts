import { CodedError } from '../../../shared/app-error.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { Store } from './open-store.ts';
import { remove, type Removal } from './remove.ts';
import { restore, type Restoration } from './restore.ts';
import { inWriteTransaction } from './write-transaction.ts';

type Several<One> = Omit<One, 'document' | 'now'> & { documents: readonly string[] };

/** Removes several documents of a library: all of them or none. Errors: those of `remove`. */
export function removeDocuments(store: Store, { documents, ...by }: Several<Removal>): Result<{ documents: number }> {
  return eachOrNone(store, documents, (document) => remove(store, { ...by, document }));
}

/** Takes the removal of several documents back: of all or of none. Errors: those of `restore`. */
export function restoreDocuments(
  store: Store,
  { documents, ...by }: Several<Restoration>,
): Result<{ documents: number }> {
  return eachOrNone(store, documents, (document) => restore(store, { ...by, document }));
}

function eachOrNone(
  store: Store,
  documents: readonly string[],
  act: (document: string) => Result<unknown>,
): Result<{ documents: number }> {
  const keys = [...new Set(documents)];
  try {
    return inWriteTransaction(store, () => {
      for (const key of keys) {
        const result = act(key);
        if (!result.ok) throw new CodedError(result.error.code, result.error.details);
      }
      return succeed({ documents: keys.length });
    });
  } catch (thrown) {
    if (thrown instanceof CodedError) return fail(thrown.code, thrown.details);
    throw thrown;
  }
}
