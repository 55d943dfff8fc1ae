import { Undo2, X } from 'lucide-react';
import { Button, IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice, Notice } from '../ui/notice.tsx';
import type { Removal } from './use-removal.ts';

/** What was removed, with the way back. */
export function RemovedNotice({ removal: { view, undo, dismiss } }: { removal: Removal }) {
  const { say } = useLanguage();
  if (view.kind === 'failed')
    return <ErrorNotice title={say('remove.failed', { title: view.removable.title })} error={view.error} />;
  if (view.kind !== 'removed' && view.kind !== 'restored') return null;
  const { removable } = view;
  const { title } = removable;
  return (
    <Notice kind="information">
      <div className="notice-line" role="status">
        <span>{say(view.kind === 'removed' ? 'library.removed' : 'library.restored', { title })}</span>
        {view.kind === 'removed' && (
          <Button icon={Undo2} label={say('library.undo')} onPress={() => void undo(removable)} />
        )}
        <span className="stretch" />
        <IconButton icon={X} label={say('library.dismiss')} onPress={dismiss} />
      </div>
    </Notice>
  );
}
