import { describeScope } from '../../shared/exports/exported-places.ts';
import { formatList } from '../../shared/language-formats.ts';
import type { Scope } from '../../shared/scope.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { useKeepContext } from './keep-context.tsx';

/** What a question was narrowed to: its libraries, as far as they are still there, and the rest. */
export function ScopeInWords({ scope }: { scope: Scope }) {
  const { language } = useLanguage();
  const { libraryNames } = useKeepContext();
  const names = scope.libraries.flatMap((id) => libraryNames.get(id) ?? []);
  const libraries = names.length === 0 ? [] : [formatList(names, language)];
  return <span>{[...libraries, describeScope(scope, language)].join(' · ')}</span>;
}
