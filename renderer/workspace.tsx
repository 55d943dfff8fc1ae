import { useRef, useState, type RefObject } from 'react';
import type { LibrarySummary } from '../shared/document.ts';
import type { StatusView } from './api/use-status.ts';
import type { ImportView } from './library/import-progress.ts';
import { FirstRun } from './help/first-run.tsx';
import { HelpScreen } from './help/help-screen.tsx';
import { KeepArea } from './keep/keep-context.tsx';
import { SavedScreen } from './keep/saved-screen.tsx';
import { useKeep, type Keep } from './keep/use-keep.ts';
import { LibraryScreen } from './library/library-screen.tsx';
import type { ImportActions } from './library/use-import.ts';
import type { LibrariesView } from './library/use-libraries.ts';
import type { Removal } from './library/use-removal.ts';
import { WorkLine } from './library/work-line.tsx';
import { Reader } from './reader/reader.tsx';
import { useOpenedPlace, type OpenedPlaceActions } from './reader/use-opened-place.ts';
import { AskingHead } from './search/asking-head.tsx';
import { focusFirstResult } from './search/move-among-results.ts';
import { NothingAsked } from './search/nothing-asked.tsx';
import { SearchScreen } from './search/search-screen.tsx';
import { useHitActions } from './search/use-hit-actions.ts';
import { useAsking, type Asking } from './search/use-asking.ts';
import { SettingsScreen } from './settings/settings-screen.tsx';
import type { SettingsView } from './settings/use-settings.ts';
import { Navigation, type Screen } from './ui/navigation.tsx';
import { StateLine } from './ui/state-line.tsx';
import { useDesktopEvents } from './ui/use-desktop-events.ts';
import { useNarrowWindow } from './ui/use-narrow-window.ts';
import { WindowTitle } from './ui/window-title.tsx';

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
  const [screen, setScreen] = useState<Screen>('ask');
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrowWindow();
  const asking = useAsking({
    libraries: libraries.libraries ?? [],
    chosen,
    renewal: renewalOf(libraries.revision, status),
  });
  const place = useOpenedPlace(list, box);
  const hits = useHitActions(asking, place);
  const keep = useKeepHere(props, asking, place, () => setScreen('ask'));

  function ask(text: string): void {
    asking.type(text);
    setScreen('ask');
    if (isNarrow) place.forget();
  }
  function go(next: Screen): void {
    setScreen(next);
    place.forget();
  }
  useDesktopEvents({ go, ask, importing: props.importing.actions });

  return (
    <div className="app" data-narrow={isNarrow || undefined}>
      <header className="top">
        <WindowTitle />
        <AskingHead
          {...{ asking, box }}
          libraries={libraries.libraries ?? []}
          onQuery={ask}
          onDown={() => list.current && focusFirstResult(list.current)}
          onOpenBest={hits.openBest}
          onChoose={(chosenLibraries) => settings.change({ chosenLibraries })}
        />
      </header>
      <Navigation current={screen} onGo={go} />
      <KeepArea keep={keep} className="work" data-reading={place.opened !== null || undefined}>
        <main className="pane">
          <CurrentScreen {...props} {...{ screen, asking, list, box, place }} onAsk={ask} />
        </main>
        {place.opened && (
          <Reader
            place={place.opened}
            hits={hits.around(place.opened.hit)}
            {...{ settings, isNarrow }}
            onOpen={place.openHit}
            onClose={place.close}
          />
        )}
      </KeepArea>
      <WorkLine view={status} onCancelReading={props.importing.actions.cancel} />
      <StateLine view={status} />
    </div>
  );
}

interface CurrentScreenProps extends WorkspaceProps {
  screen: Screen;
  asking: Asking;
  onAsk: (text: string) => void;
  list: RefObject<HTMLDivElement | null>;
  box: RefObject<HTMLInputElement | null>;
  place: OpenedPlaceActions;
}

function CurrentScreen(props: CurrentScreenProps) {
  const { screen, asking, onAsk, list, box, place, settings, libraries, importing, removal } = props;
  const { status } = props.status;
  const filesWaiting = status?.filesWaiting ?? 0;
  switch (screen) {
    case 'ask':
      return (
        <SearchScreen
          {...{ asking, list, filesWaiting }}
          libraries={libraries.libraries ?? []}
          modelId={status?.model.id ?? null}
          openReference={place.opened?.hit?.reference ?? null}
          onOpen={place.openHit}
          onOpenDocument={place.openDocument}
          onLeaveUpwards={() => box.current?.focus()}
        >
          {libraries.libraries?.length === 0 ? (
            <FirstRun {...{ importing, filesWaiting }} onLanguage={(language) => settings.change({ language })} />
          ) : (
            <NothingAsked
              {...{ libraries, importing, filesWaiting, onAsk }}
              chosen={asking.searched}
              onOpen={place.openDocument}
            />
          )}
        </SearchScreen>
      );
    case 'library':
      return <LibraryScreen view={libraries} {...{ importing, removal, filesWaiting }} onOpen={place.openDocument} />;
    case 'saved':
      return <SavedScreen />;
    case 'help':
      return <HelpScreen />;
    case 'settings':
      return <SettingsScreen view={settings} status={status} />;
  }
}

/** Asking again brings back the scope of then. */
function useKeepHere(
  { settings, libraries }: WorkspaceProps,
  asking: Asking,
  place: OpenedPlaceActions,
  onAsked: () => void,
): Keep {
  return useKeep({
    ...{ libraries, view: asking.search.view, language: settings.language },
    openHit: place.opened?.hit ?? null,
    onRun: (question, scope) => {
      settings.change({ chosenLibraries: scope.libraries });
      asking.askAgain(question, scope);
      onAsked();
    },
    onOpen: place.openHit,
  });
}

/** Changes when the same question may have another answer: policies changed, the model came, all vectors are there. */
function renewalOf(revision: number, { status }: StatusView): string {
  if (!status) return String(revision);
  return [revision, status.model.state, status.embedded >= status.passages].join(' ');
}
