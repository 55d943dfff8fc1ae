import type { FacetCount, FacetCounts } from '../../shared/facet-counts.ts';
import { STATUSES } from '../../shared/document.ts';
import type { Language } from '../../shared/language.ts';
import { translatorFor } from '../../shared/messages/messages.ts';
import type { ListedChoice } from './choice-list.tsx';
import { formatName, sectionName, statusName } from './choice-names.ts';
import { valuesOf, type Narrowing } from './narrowing.ts';

/** Parts whose choices are listed with their counts. */
export type ListedPart = 'documents' | 'sections' | 'statuses' | 'formats' | 'tags';

/** What can be chosen in a part, and what is chosen there although nothing bears it any more. */
export function listedChoices(
  part: ListedPart,
  facets: FacetCounts | null,
  narrowing: Narrowing,
  language: Language,
): ListedChoice[] {
  const say = translatorFor(language);
  const counted = new Map(countsOf(part, facets).map((count) => [count.choice, count]));
  const absent = (part === 'statuses' ? STATUSES : valuesOf(narrowing, part)).filter((value) => !counted.has(value));
  return [
    ...[...counted.values()].map((count) => ({
      value: count.choice,
      name: nameOf(part, count, language),
      note: say('scope.choiceCount', { count: count.passages }),
    })),
    ...absent.map((value) => ({
      value,
      name: nameOf(part, { choice: value }, language),
      note: part === 'statuses' ? say('scope.choiceCount', { count: 0 }) : say('scope.gone'),
    })),
  ];
}

function countsOf(part: ListedPart, facets: FacetCounts | null): readonly (FacetCount & { title?: string })[] {
  return facets?.[part] ?? [];
}

function nameOf(
  part: ListedPart,
  { choice, title }: Pick<FacetCount, 'choice'> & { title?: string },
  language: Language,
): string {
  switch (part) {
    case 'documents':
      return title ?? choice;
    case 'sections':
      return sectionName(choice);
    case 'statuses':
      return statusName(choice, language);
    case 'formats':
      return formatName(choice, language);
    case 'tags':
      return choice;
  }
}
