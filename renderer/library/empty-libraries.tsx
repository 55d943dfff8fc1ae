import { FilePlus2, LibraryBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import type { ImportView } from './import-progress.ts';
import type { ImportActions } from './use-import.ts';

interface EmptyLibrariesProps {
  importing: { view: ImportView; actions: ImportActions };
  /** Files that wait to be read, in this process or another. */
  filesWaiting: number;
  /** Further buttons. */
  children?: ReactNode;
}

/** Nothing to search yet: what to do about it. While files are being read their progress says enough. */
export function EmptyLibraries({ importing, filesWaiting, children }: EmptyLibrariesProps) {
  const { say } = useLanguage();
  const { view, actions } = importing;
  if (view.kind === 'running') return null;
  if (filesWaiting > 0) {
    return (
      <div className="empty" role="status">
        <p className="empty-title">{say('empty.reading', { count: filesWaiting })}</p>
      </div>
    );
  }
  return (
    <div className="empty">
      <LibraryBig className="empty-icon" aria-hidden />
      <p className="empty-title">{say('empty.title')}</p>
      <p>{say('empty.text')}</p>
      <div className="button-row">
        <Button icon={FilePlus2} label={say('empty.add')} kind="primary" onPress={() => void actions.choose(false)} />
        <Button label={say('empty.demo')} onPress={() => void actions.addDemo()} />
        {children}
      </div>
    </div>
  );
}
