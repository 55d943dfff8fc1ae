import { FORMATS, STATUSES, type LibrarySummary } from '../../shared/document.ts';
import { formatCalendarDay } from '../../shared/language-formats.ts';
import type { Language } from '../../shared/language.ts';
import { translatorFor } from '../../shared/messages/messages.ts';
import type { NarrowingChoice } from './narrowing.ts';
import type { ScopeCounts } from './use-scope-counts.ts';

/** How each choice of a scope is called on the screen; one that is not there any more says so. */
export function choiceName(
  { part, value }: NarrowingChoice,
  libraries: readonly LibrarySummary[],
  { vanished }: ScopeCounts,
  language: Language,
): string {
  const say = translatorFor(language);
  const name = plainName({ part, value }, libraries, language);
  const isGone = vanished.some((gone) => gone.part === part && gone.value === value);
  return isGone ? say('chips.gone', { name }) : name;
}

function plainName({ part, value }: NarrowingChoice, libraries: readonly LibrarySummary[], language: Language): string {
  const say = translatorFor(language);
  switch (part) {
    case 'libraries':
      return say('chips.library', { name: libraries.find(({ id }) => id === value)?.name ?? value });
    case 'documents':
      return libraries.flatMap(({ documents }) => documents).find(({ key }) => key === value)?.title ?? value;
    case 'sections':
      return sectionName(value);
    case 'statuses':
      return statusName(value, language);
    case 'asOf':
      return say('chips.asOf', { date: formatCalendarDay(value, language) });
    case 'formats':
      return formatName(value, language);
    case 'tags':
      return value;
  }
}

/** A heading path with arrows between its headings. */
export function sectionName(path: string): string {
  return path.replaceAll(' > ', ' › ');
}

export function statusName(value: string, language: Language): string {
  const status = STATUSES.find((known) => known === value);
  return status === undefined ? value : translatorFor(language)(`status.${status}`);
}

export function formatName(value: string, language: Language): string {
  const format = FORMATS.find((known) => known === value);
  return format === undefined ? value : translatorFor(language)(`format.${format}`);
}
