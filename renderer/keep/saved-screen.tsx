import { Undo2, X } from 'lucide-react';
import { Button, IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice, Notice } from '../ui/notice.tsx';
import { AskedQuestions } from './asked-questions.tsx';
import { Bookmarks } from './bookmarks.tsx';
import { useKeepContext } from './keep-context.tsx';
import { SavedSearches } from './saved-searches.tsx';

/** What a person comes back to. */
export function SavedScreen() {
  const { say } = useLanguage();
  const { failure } = useKeepContext().kept;
  return (
    <div className="saved">
      <h2 className="pane-title">{say('keep.title')}</h2>
      <p className="answer-note">{say('keep.private')}</p>
      {failure && <ErrorNotice title={say('keep.failed')} error={failure} />}
      <RemovedNotice />
      <SavedSearches />
      <Bookmarks />
      <AskedQuestions />
    </div>
  );
}

/** What was removed, with the way back. */
function RemovedNotice() {
  const { say } = useLanguage();
  const { removed, undo, dismiss } = useKeepContext().kept;
  return (
    <div role="status">
      {removed && (
        <Notice kind="information">
          <div className="notice-line">
            <span>{say('library.removed', { title: removed.title })}</span>
            <Button icon={Undo2} label={say('library.undo')} onPress={undo} />
            <span className="stretch" />
            <IconButton icon={X} label={say('library.dismiss')} onPress={dismiss} />
          </div>
        </Notice>
      )}
    </div>
  );
}
