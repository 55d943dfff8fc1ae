import { addTag } from '../../../electron/engine/store/add-tag.ts';
import { findLibraryByName } from '../../../electron/engine/store/libraries.ts';
import { indexTermsOf } from '../../../electron/engine/text/terms.ts';
import type { SmallLibraries } from './small-libraries.ts';

/** Adds a person's phrasing to a clause; throws when there is no such clause. */
export function ensureTag(
  { store }: SmallLibraries,
  tag: { library: string; document: string; clauseKey: string | null; phrasing: string },
): void {
  const library = findLibraryByName(store, tag.library);
  if (!library) throw new Error(`there is no library ${tag.library}`);
  if (tag.clauseKey === null) throw new Error('that is no clause number');
  const added = addTag(store, {
    library,
    document: tag.document,
    place: { clauseKey: tag.clauseKey },
    phrasing: tag.phrasing,
    author: 'Chen',
    account: 'tester',
    indexTerms: indexTermsOf,
  });
  if (!added.ok) throw new Error(added.error.code);
}
