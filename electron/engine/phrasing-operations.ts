import { parseReference } from '../../shared/reference.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import type { EngineOperations, OperationParts } from './engine-operations.ts';
import { exportPhrasings, phrasingEntries } from './ingest/export-phrasings.ts';
import { importPhrasingsFile } from './ingest/import-phrasings-file.ts';
import { findLibrary, type ResolvedLibrary } from './store/libraries.ts';
import { addSynonym, removePhrasing, teachRule } from './store/own-phrasings.ts';
import { ruleIdKey } from './text/clause-key.ts';
import { indexTermsOf } from './text/terms.ts';

type PhrasingOperation =
  'teachRule' | 'listPhrasings' | 'addSynonym' | 'removePhrasing' | 'exportPhrasings' | 'importPhrasings';

/** What widens queries and makes rules found by other words. */
export function phrasingOperations(parts: OperationParts): Pick<EngineOperations, PhrasingOperation> {
  const { store, account, teller } = parts;
  const within = <T>(id: string, use: (library: ResolvedLibrary) => Result<T>): Result<T> => {
    const library = findLibrary(store, id);
    return library ? use(library) : fail('library-unknown', { library: id });
  };
  const afterChange = <T>(result: Result<T>): Result<T> => {
    if (result.ok) teller.librariesChanged();
    return result;
  };
  const by = { account, indexTerms: indexTermsOf };
  return {
    async teachRule({ reference, question, author }) {
      const parsed = parseReference(reference);
      if (parsed === null) return fail('reference-invalid');
      return afterChange(teachRule(store, { reference: parsed, question, author: author ?? account, ...by }));
    },
    listPhrasings: async ({ library }) => within(library, (found) => succeed(phrasingEntries(store, found))),
    addSynonym: async ({ library, phrasing, meaning, author }) =>
      afterChange(
        within(library, (found) => {
          const synonym = { library: found, phrasing, meaning, author: author ?? account, account };
          return succeed({ added: addSynonym(store, synonym) });
        }),
      ),
    removePhrasing: async ({ library, id }) =>
      afterChange(within(library, (found) => removePhrasing(store, { library: found, id, ...by }))),
    async exportPhrasings({ libraries }) {
      const found = libraries.map((id) => findLibrary(store, id));
      const known = found.filter((library) => library !== null);
      if (known.length === found.length) return succeed(exportPhrasings(store, known));
      return fail('library-unknown', { library: libraries[found.indexOf(null)] ?? '' });
    },
    async importPhrasings({ path, library: id, author }) {
      const library = id === undefined ? null : findLibrary(store, id);
      if (id !== undefined && library === null) return fail('library-unknown', { library: id });
      const file = { path, library, author: author ?? account, clauseKeyOf: ruleIdKey, ...by };
      return afterChange(succeed(importPhrasingsFile(store, file)));
    },
  };
}
