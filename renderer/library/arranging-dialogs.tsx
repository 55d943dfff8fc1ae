import { X } from 'lucide-react';
import type { LibrarySummary } from '../../shared/document.ts';
import { IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { Notice } from '../ui/notice.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import type { Arranging } from './use-arranging.ts';

/** The open question of arranging, or what it brought about. */
export function ArrangingDialogs({
  arranging,
  libraries,
}: {
  arranging: Arranging;
  libraries: readonly LibrarySummary[];
}) {
  const { say } = useLanguage();
  const { view, dismiss } = arranging;
  switch (view.kind) {
    case 'none':
      return null;
    case 'edit':
      return (
        <EditDialog
          document={view.document}
          error={view.error}
          onSave={(fields) => void arranging.save(fields)}
          onDismiss={dismiss}
        />
      );
    case 'move':
      return (
        <MoveDialog
          count={view.documents.length}
          libraries={libraries.filter(({ id }) => id !== view.library.id)}
          error={view.error}
          onMove={(to) => void arranging.move(to)}
          onDismiss={dismiss}
        />
      );
    case 'rename':
      return (
        <RenameDialog
          library={view.library}
          error={view.error}
          onRename={(name) => void arranging.rename(name)}
          onDismiss={dismiss}
        />
      );
    case 'moved':
      return (
        <Notice kind="information">
          <div className="notice-line" role="status">
            <span>{say('move.done', { count: view.count, library: view.to })}</span>
            <span className="stretch" />
            <IconButton icon={X} label={say('library.dismiss')} onPress={dismiss} />
          </div>
        </Notice>
      );
  }
}
