import { FilePlus2, FolderPlus } from 'lucide-react';
import { useState } from 'react';
import type { LibrarySummary } from '../../shared/document.ts';
import type { StorageUsed } from '../../shared/library-operations.ts';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import type { DocumentAddress } from '../reader/use-document.ts';
import { ArrangingDialogs } from './arranging-dialogs.tsx';
import { EmptyLibraries } from './empty-libraries.tsx';
import { formatBytes } from './format-bytes.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ImportPanel } from './import-panel.tsx';
import type { ImportView } from './import-progress.ts';
import { LibrarySection } from './library-section.tsx';
import { PhrasingsEditor } from './phrasings-editor.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RemovedNotice } from './removed-notice.tsx';
import { useArranging, type ArrangingView } from './use-arranging.ts';
import type { ImportActions } from './use-import.ts';
import type { LibrariesView } from './use-libraries.ts';
import type { Removal } from './use-removal.ts';
import { useStorage } from './use-storage.ts';
import { WatchedFoldersSection } from './watched-folders.tsx';

interface LibraryScreenProps {
  view: LibrariesView;
  importing: { view: ImportView; actions: ImportActions };
  removal: Removal;
  /** Files that wait to be read. */
  filesWaiting: number;
  onOpen: (address: DocumentAddress, title: string) => void;
}

/** The libraries and their documents; adding, arranging and removing them. */
export function LibraryScreen(props: LibraryScreenProps) {
  const { view, importing, removal, filesWaiting, onOpen } = props;
  const { libraries, error } = view;
  const { say } = useLanguage();
  const { actions } = importing;
  const arranging = useArranging();
  const used = useStorage(view.revision);
  return (
    <>
      <ScreenHead actions={actions} />
      {error && <ErrorNotice title={say('library.failed')} error={error} />}
      <RemovedNotice removal={removal} />
      <ArrangingDialogs arranging={arranging} libraries={libraries ?? []} />
      <ImportPanel view={importing.view} actions={actions} onDismiss={actions.dismiss} />
      <LibraryList
        {...{ libraries, importing, filesWaiting, onOpen, used }}
        onRemove={removal.propose}
        onArrange={arranging.ask}
      />
      {libraries !== null && libraries.length > 0 && <WatchedFoldersSection libraries={libraries} />}
      {used && libraries !== null && libraries.length > 0 && <StorageLine used={used} />}
      <ImportDialog view={importing.view} actions={actions} libraries={libraries ?? []} />
      <RemoveDialog removal={removal} />
    </>
  );
}

function ScreenHead({ actions }: { actions: ImportActions }) {
  const { say } = useLanguage();
  return (
    <div className="pane-head">
      <h2 className="pane-title">{say('library.title')}</h2>
      <div className="button-row">
        <Button
          icon={FilePlus2}
          label={say('library.addFiles')}
          kind="primary"
          onPress={() => void actions.choose(false)}
        />
        <Button icon={FolderPlus} label={say('library.addFolder')} onPress={() => void actions.choose(true)} />
      </div>
    </div>
  );
}

function StorageLine({ used }: { used: StorageUsed }) {
  const { language, say } = useLanguage();
  const size = (bytes: number) => formatBytes(bytes, language);
  return (
    <p className="storage-line">
      {say('storage.used', { store: size(used.store), originals: size(used.originals), model: size(used.model) })}
    </p>
  );
}

interface LibraryListProps extends Pick<LibraryScreenProps, 'importing' | 'filesWaiting' | 'onOpen'> {
  libraries: LibrarySummary[] | null;
  used: StorageUsed | null;
  onRemove: Removal['propose'];
  onArrange: (view: ArrangingView) => void;
}

function LibraryList(props: LibraryListProps) {
  const { libraries, importing, filesWaiting, used, onOpen, onRemove, onArrange } = props;
  const [phrasingsOf, setPhrasingsOf] = useState<string | null>(null);
  if (libraries === null) return null;
  if (libraries.length === 0) return <EmptyLibraries {...{ importing, filesWaiting }} />;
  const edited = libraries.find(({ id }) => id === phrasingsOf);
  if (edited) return <PhrasingsEditor library={edited} onBack={() => setPhrasingsOf(null)} />;
  return libraries.map((library) => (
    <LibrarySection
      key={library.id}
      {...{ library, onOpen, onRemove, onArrange }}
      canMove={libraries.length > 1}
      bytes={used?.libraries[library.id] ?? null}
      onPhrasings={() => setPhrasingsOf(library.id)}
    />
  ));
}
