import { FilePlus2, FolderPlus } from 'lucide-react';
import type { LibrarySummary } from '../../shared/document.ts';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import type { DocumentAddress } from '../reader/use-document.ts';
import { EmptyLibraries } from './empty-libraries.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ImportPanel } from './import-panel.tsx';
import type { ImportView } from './import-progress.ts';
import { LibrarySection } from './library-section.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RemovedNotice } from './removed-notice.tsx';
import type { ImportActions } from './use-import.ts';
import type { LibrariesView } from './use-libraries.ts';
import type { Removal } from './use-removal.ts';

interface LibraryScreenProps {
  view: LibrariesView;
  importing: { view: ImportView; actions: ImportActions };
  removal: Removal;
  /** Files that wait to be read. */
  filesWaiting: number;
  onOpen: (address: DocumentAddress, title: string) => void;
}

/** The libraries and their documents; adding and removing them. */
export function LibraryScreen(props: LibraryScreenProps) {
  const { view, importing, removal, filesWaiting, onOpen } = props;
  const { libraries, error } = view;
  const { say } = useLanguage();
  const { actions } = importing;
  return (
    <>
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
      {error && <ErrorNotice title={say('library.failed')} error={error} />}
      <RemovedNotice removal={removal} />
      <ImportPanel view={importing.view} onDismiss={actions.dismiss} />
      <LibraryList {...{ libraries, importing, filesWaiting, onOpen }} onRemove={removal.propose} />
      <ImportDialog view={importing.view} actions={actions} libraries={libraries ?? []} />
      <RemoveDialog removal={removal} />
    </>
  );
}

interface LibraryListProps extends Pick<LibraryScreenProps, 'importing' | 'filesWaiting' | 'onOpen'> {
  libraries: LibrarySummary[] | null;
  onRemove: Removal['propose'];
}

function LibraryList({ libraries, importing, filesWaiting, onOpen, onRemove }: LibraryListProps) {
  if (libraries === null) return null;
  if (libraries.length === 0) return <EmptyLibraries {...{ importing, filesWaiting }} />;
  return libraries.map((library) => (
    <LibrarySection key={library.id} library={library} onOpen={onOpen} onRemove={onRemove} />
  ));
}
