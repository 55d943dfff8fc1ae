import { FolderSync, X } from 'lucide-react';
import { useState } from 'react';
import { Label, RadioGroup } from 'react-aria-components';
import type { LibrarySummary } from '../../shared/document.ts';
import type { WatchNotice } from '../../shared/import-report.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { RadioChoice } from '../ui/choice.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice, Notice } from '../ui/notice.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useWatchedFolders, type WatchedFolders } from './use-watched-folders.ts';

/** Folders whose changes come in by themselves, and what a person is asked about them. */
export function WatchedFoldersSection({ libraries }: { libraries: readonly LibrarySummary[] }) {
  const { say } = useLanguage();
  const watched = useWatchedFolders();
  const { folders, notices, chosen, error } = watched;
  return (
    <section className="library" aria-labelledby="watched-title">
      <div className="library-head">
        <h3 className="library-name" id="watched-title">
          {say('watch.title')}
        </h3>
        <span className="stretch" />
        <Button icon={FolderSync} label={say('watch.add')} onPress={() => void watched.choose()} />
      </div>
      <p className="dialog-note">{say(folders.length === 0 ? 'watch.none' : 'watch.explain')}</p>
      {error && !chosen && <ErrorNotice title={say('watch.failed')} error={error} />}
      {notices.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} onResolve={watched.resolve} />
      ))}
      <ul>
        {folders.map((folder) => (
          <li className="notice-line" key={folder.id}>
            <span>{say('watch.line', { folder: folder.folder, library: folder.library.name })}</span>
            {folder.network && <span className="stamp">{say('watch.network')}</span>}
            <span className="stretch" />
            <IconButton
              icon={X}
              label={say('watch.stop', { folder: folder.folder })}
              onPress={() => void watched.stop(folder)}
            />
          </li>
        ))}
      </ul>
      {chosen && <WatchDialog watched={watched} name={chosen.names[0] ?? ''} libraries={libraries} />}
    </section>
  );
}

interface WatchDialogProps {
  watched: WatchedFolders;
  name: string;
  libraries: readonly LibrarySummary[];
}

function WatchDialog({ watched, name, libraries }: WatchDialogProps) {
  const { say } = useLanguage();
  const [library, setLibrary] = useState(libraries[0]?.name ?? '');
  return (
    <FormDialog
      title={say('watch.which', { name })}
      confirm={say('watch.confirm')}
      failure={watched.error && { title: say('watch.failed'), error: watched.error }}
      onSubmit={() => void watched.watch(library)}
      onDismiss={watched.dismiss}
    >
      <RadioGroup className="choice-list" value={library} onChange={setLibrary}>
        <Label className="field-label">{say('import.which')}</Label>
        {libraries.map(({ id, name: libraryName }) => (
          <RadioChoice key={id} value={libraryName}>
            {libraryName}
          </RadioChoice>
        ))}
      </RadioGroup>
    </FormDialog>
  );
}

interface NoticeLineProps {
  notice: WatchNotice;
  onResolve: WatchedFolders['resolve'];
}

function NoticeLine({ notice, onResolve }: NoticeLineProps) {
  const { say } = useLanguage();
  const { kind, folder, movedTo } = notice;
  const title = notice.document?.title ?? '';
  const [words, accept] =
    kind === 'moved'
      ? [say('watch.moved', { title, to: movedTo ?? '' }), say('watch.acceptMoved')]
      : kind === 'deleted'
        ? [say('watch.deleted', { title }), say('watch.acceptDeleted')]
        : [say('watch.folderGone', { folder }), say('watch.acceptGone')];
  return (
    <Notice kind="warning">
      <div className="notice-line" role="status">
        <span>{words}</span>
        <span className="stretch" />
        <Button label={accept} onPress={() => void onResolve(notice, true)} />
        <Button label={say('watch.keep')} onPress={() => void onResolve(notice, false)} />
      </div>
    </Notice>
  );
}
