import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { LibrarySummary } from '../shared/document.ts';
import type { Hit } from '../shared/search-result.ts';
import type { Scope } from '../shared/scope.ts';
import type { StatusView } from './api/use-status.ts';
import type { ImportView } from './library/import-progress.ts';
import { LibraryScreen } from './library/library-screen.tsx';
import type { ImportActions } from './library/use-import.ts';
import type { LibrariesView } from './library/use-libraries.ts';
import type { Removal } from './library/use-removal.ts';
import { Reader } from './reader/reader.tsx';
import { useOpenedPlace, type OpenedPlaceActions } from './reader/use-opened-place.ts';
import { groupByLibrary } from './search/group-hits.ts';
import { focusFirstResult } from './search/move-among-results.ts';
import { NothingAsked } from './search/nothing-asked.tsx';
import { ScopeLine } from './search/scope-line.tsx';
import { SearchBox } from './search/search-box.tsx';
import { SearchScreen } from './search/search-screen.tsx';
import type { SearchView } from './search/search-session.ts';
import { useSearch } from './search/use-search.ts';
import { SettingsScreen } from './settings/settings-screen.tsx';
import type { SettingsView } from './settings/use-settings.ts';
import { useLanguage } from './ui/language-context.tsx';
import { Navigation, type Screen } from './ui/navigation.tsx';
import { StateLine } from './ui/state-line.tsx';
import { useNarrowWindow } from './ui/use-narrow-window.ts';

interface WorkspaceProps {
  settings: SettingsView;
  status: StatusView;
  libraries: LibrariesView;
  importing: { view: ImportView; actions: ImportActions };
  removal: Removal;
  /** The libraries that are searched. */
  chosen: readonly LibrarySummary[];
}

/** Box above, parts of the program at the side, list and reader in the middle, state below. */
export function Workspace(props: WorkspaceProps) {
  const { settings, status, libraries, chosen } = props;
  const { say } = useLanguage();
  const [screen, setScreen] = useState<Screen>('ask');
  const [query, setQuery] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrowWindow();
  const search = useSearch(query, useScope(chosen), renewalOf(libraries.revision, status));
  const place = useOpenedPlace(list, box);
  const rules = useMemo(() => rulesInOrder(search.view), [search.view]);
  const nearest = useMemo(() => nearestInOrder(search.view), [search.view]);
  useWindowTitle(say('app.name'));

  function ask(text: string): void {
    setQuery(text);
    setScreen('ask');
    if (isNarrow) place.forget();
  }

  function go(next: Screen): void {
    setScreen(next);
    place.forget();
  }

  return (
    <div className="app" data-narrow={isNarrow || undefined}>
      <header className="top">
        <h1 className="visually-hidden">{say('app.name')}</h1>
        <SearchBox
          {...{ box, query }}
          onQuery={ask}
          onDown={() => list.current && focusFirstResult(list.current)}
          onOpen={() => rules[0] && place.openHit(rules[0])}
        />
        <ScopeLine
          libraries={libraries.libraries ?? []}
          chosen={chosen}
          onChoose={(chosenLibraries) => settings.change({ chosenLibraries })}
        />
      </header>
      <Navigation current={screen} onGo={go} />
      <div className="work" data-reading={place.opened !== null || undefined}>
        <main className="pane">
          <CurrentScreen {...props} {...{ screen, search, list, box, place }} />
        </main>
        {place.opened && (
          <Reader
            place={place.opened}
            hits={holds(rules, place.opened.hit) ? rules : nearest}
            {...{ settings, isNarrow }}
            onOpen={place.openHit}
            onClose={place.close}
          />
        )}
      </div>
      <StateLine view={status} />
    </div>
  );
}

interface CurrentScreenProps extends WorkspaceProps {
  screen: Screen;
  search: ReturnType<typeof useSearch>;
  list: RefObject<HTMLDivElement | null>;
  box: RefObject<HTMLInputElement | null>;
  place: OpenedPlaceActions;
}

function CurrentScreen(props: CurrentScreenProps) {
  const { screen, search, list, box, place, settings, libraries, importing, removal, chosen } = props;
  const { status } = props.status;
  const filesWaiting = status?.filesWaiting ?? 0;
  switch (screen) {
    case 'ask':
      return (
        <SearchScreen
          {...{ view: search.view, chosen, list }}
          modelId={status?.model.id ?? null}
          openReference={place.opened?.hit?.reference ?? null}
          onOpen={place.openHit}
          onRetry={search.retry}
          onLeaveUpwards={() => box.current?.focus()}
        >
          <NothingAsked {...{ libraries, importing, filesWaiting, chosen }} onOpen={place.openDocument} />
        </SearchScreen>
      );
    case 'library':
      return <LibraryScreen view={libraries} {...{ importing, removal, filesWaiting }} onOpen={place.openDocument} />;
    case 'settings':
      return <SettingsScreen view={settings} status={status} />;
  }
}

function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function useScope(chosen: readonly LibrarySummary[]): Scope | null {
  const ids = chosen.map((library) => library.id).join(' ');
  return useMemo(() => (ids === '' ? null : { libraries: ids.split(' ') }), [ids]);
}

/** Changes when the same question may have another answer: policies changed, the model came, all vectors are there. */
function renewalOf(revision: number, { status }: StatusView): string {
  if (!status) return String(revision);
  return [revision, status.model.state, status.embedded >= status.passages].join(' ');
}

/** The rules that answer, as they stand in the list: each library's together. */
function rulesInOrder(view: SearchView): Hit[] {
  return view.kind === 'answer' ? groupByLibrary(view.answer.hits).flatMap((group) => group.hits) : [];
}

/** Those nearby that are no answer, as they stand in the list. */
function nearestInOrder(view: SearchView): Hit[] {
  return view.kind === 'answer' ? groupByLibrary(view.answer.nearest).flatMap((group) => group.hits) : [];
}

function holds(hits: readonly Hit[], sought: Hit | null): boolean {
  return hits.some((hit) => hit.reference === sought?.reference);
}
