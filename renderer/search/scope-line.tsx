import type { LibrarySummary } from '../../shared/document.ts';
import { formatList } from '../../shared/language-formats.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { ChoiceList } from './choice-list.tsx';
import { LibraryChooser } from './library-chooser.tsx';
import { valuesOf, withValues } from './narrowing.ts';
import { listedChoices, type ListedPart } from './scope-choices.ts';
import { ScopePart } from './scope-part.tsx';
import { NotSearchedPart } from './not-searched-part.tsx';
import { inForceWords } from './scope-words.ts';
import { StatusChooser } from './status-chooser.tsx';
import type { Asking } from './use-asking.ts';

interface ScopeLineProps {
  asking: Asking;
  libraries: readonly LibrarySummary[];
  onChoose: (ids: string[]) => void;
}

/** What is searched, in words, each part a button that opens its choices. Nothing while there are no libraries. */
export function ScopeLine({ asking, libraries, onChoose }: ScopeLineProps) {
  const { language, say } = useLanguage();
  const { searched, narrowing, counts, narrow } = asking;
  if (searched.length === 0) return null;
  const names = formatList(
    searched.map((library) => library.name),
    language,
  );
  const { facets } = counts;
  const statuses = valuesOf(narrowing, 'statuses');
  const [asOf] = valuesOf(narrowing, 'asOf');
  return (
    <div className="scope-line" role="group" aria-label={say('scope.label')}>
      <ScopePart words={names} label={say('scope.choose', { libraries: names })} title={say('scope.title')}>
        <LibraryChooser
          libraries={libraries}
          chosen={searched}
          onChoose={(ids) => {
            narrow(withValues(narrowing, 'libraries', []));
            onChoose(ids);
          }}
        />
      </ScopePart>
      <ScopePart
        words={inForceWords(narrowing, language)}
        title={say('scope.chooseStatuses')}
        isNarrowed={statuses.length > 0 || asOf !== undefined}
      >
        <StatusChooser
          choices={listedChoices('statuses', facets, narrowing, language)}
          {...{ statuses, asOf }}
          onStatuses={(values) => narrow(withValues(narrowing, 'statuses', values))}
          onDay={(days) => narrow(withValues(narrowing, 'asOf', days))}
        />
      </ScopePart>
      <ListedScopePart part="documents" asking={asking} />
      <ListedScopePart part="sections" asking={asking} />
      {isWorthChoosing('formats', asking) && <ListedScopePart part="formats" asking={asking} />}
      {isWorthChoosing('tags', asking) && <ListedScopePart part="tags" asking={asking} />}
      <NotSearchedPart asking={asking} />
    </div>
  );
}

const PART_WORDS = {
  documents: { all: 'scope.allDocuments', some: 'scope.someDocuments', title: 'scope.chooseDocuments' },
  sections: { all: 'scope.allSections', some: 'scope.someSections', title: 'scope.chooseSections' },
  formats: { all: 'scope.allFormats', some: 'scope.someFormats', title: 'scope.chooseFormats' },
  tags: { all: 'scope.allTags', some: 'scope.someTags', title: 'scope.chooseTags' },
} as const;

function ListedScopePart({ part, asking }: { part: keyof typeof PART_WORDS; asking: Asking }) {
  const { language, say } = useLanguage();
  const { narrowing, counts, narrow } = asking;
  const { all, some, title } = PART_WORDS[part];
  const values = valuesOf(narrowing, part);
  return (
    <ScopePart
      words={values.length === 0 ? say(all) : say(some, { count: values.length })}
      title={say(title)}
      isNarrowed={values.length > 0}
    >
      <div className="chooser">
        <p className="chooser-title">{say(title)}</p>
        {counts.facets === null ? (
          <p className="choice-note">{say('scope.counting')}</p>
        ) : (
          <ChoiceList
            label={say(title)}
            choices={listedChoices(part, counts.facets, narrowing, language)}
            chosen={values}
            onChoose={(wanted) => narrow(withValues(narrowing, part, wanted))}
          />
        )}
      </div>
    </ScopePart>
  );
}

/** A part with one choice leaves nothing to choose, unless it is chosen. */
function isWorthChoosing(part: Extract<ListedPart, 'formats' | 'tags'>, { narrowing, counts }: Asking): boolean {
  const fewest = part === 'formats' ? 2 : 1;
  return valuesOf(narrowing, part).length > 0 || (counts.facets?.[part].length ?? 0) >= fewest;
}
