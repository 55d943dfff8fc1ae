import type { LibrarySummary } from '../../shared/document.ts';
import { formatList } from '../../shared/language-formats.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { choiceName } from './choice-names.ts';
import type { UnusedFilter } from './typed-filters.ts';
import type { Asking } from './use-asking.ts';

const REASONS = {
  unknown: 'filter.unknown',
  several: 'filter.several',
  'no-day': 'filter.noDay',
} as const satisfies Record<UnusedFilter['reason'], string>;

/** What becomes of a filter that is typed in the box: still open, or searched as words. */
export function FilterNotes({ asking, libraries }: { asking: Asking; libraries: readonly LibrarySummary[] }) {
  const { language, say } = useLanguage();
  const { pending, unused } = asking.reading;
  const names = (pending?.choices ?? []).map((choice) => choiceName(choice, libraries, asking.counts, language));
  const typed = pending?.typed.trim() ?? '';
  return (
    <div className="filter-notes" role="status">
      {pending && names.length > 0 && <p>{say('filter.pending', { typed, name: formatList(names, language) })}</p>}
      {pending && names.length === 0 && /\d/.test(typed) && <p>{say('filter.pendingDay', { typed })}</p>}
      {unused.map((filter) => (
        <p key={filter.typed}>{say(REASONS[filter.reason], { typed: filter.typed })}</p>
      ))}
    </div>
  );
}
