import { fail, succeed, type Result } from '../../../shared/result.ts';
import { recordChange } from './changes.ts';
import { openReadJobs } from './jobs.ts';
import { findLibrary, findLibraryByName } from './libraries.ts';
import { libraryName } from './names.ts';
import type { Store } from './open-store.ts';
import { inWriteTransaction } from './write-transaction.ts';

/**
 * Gives a library another name; scopes and references name it by its UUID and are not touched. Errors: `library-unknown`,
 * `library-name-taken`, and `library-reading` while files wait for it, which name it by its name.
 */
export function renameLibrary(store: Store, id: string, wanted: string, account: string): Result<null> {
  const name = libraryName(wanted);
  return inWriteTransaction(store, () => {
    const library = findLibrary(store, id);
    if (library === null) return fail('library-unknown', { library: id });
    if (library.name === name) return succeed(null);
    if (findLibraryByName(store, name) !== null) return fail('library-name-taken', { library: name });
    if (openReadJobs(store, library.name).length > 0) return fail('library-reading');
    store.database.prepare('UPDATE library SET name = ? WHERE id = ?').run(name, library.row);
    recordChange(store, account, 'rename-library', { library: library.id });
    return succeed(null);
  });
}
