import type { LibrarySummary } from '../../shared/document.ts';
import { RecentQuestions } from '../keep/recent-questions.tsx';
import { EmptyLibraries } from '../library/empty-libraries.tsx';
import { ImportDialog } from '../library/import-dialog.tsx';
import { ImportPanel } from '../library/import-panel.tsx';
import type { ImportView } from '../library/import-progress.ts';
import type { ImportActions } from '../library/use-import.ts';
import type { LibrariesView } from '../library/use-libraries.ts';
import type { OpenedPlaceActions } from '../reader/use-opened-place.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { Holdings } from './holdings.tsx';
import { SampleQuestions } from './sample-questions-list.tsx';

interface NothingAskedProps {
  libraries: LibrariesView;
  importing: { view: ImportView; actions: ImportActions };
  filesWaiting: number;
  chosen: readonly LibrarySummary[];
  onOpen: OpenedPlaceActions['openDocument'];
  /** Asks a question that stands on the screen. */
  onAsk: (text: string) => void;
}

/** Before anything is asked: what to ask and what there is, or how to bring something in. */
export function NothingAsked({ libraries, importing, filesWaiting, chosen, onOpen, onAsk }: NothingAskedProps) {
  const { say } = useLanguage();
  if (libraries.libraries === null) {
    return libraries.error && <ErrorNotice title={say('library.failed')} error={libraries.error} />;
  }
  return (
    <>
      <ImportPanel view={importing.view} onDismiss={importing.actions.dismiss} />
      {chosen.length > 0 ? (
        <>
          <RecentQuestions />
          <SampleQuestions chosen={chosen} onAsk={onAsk} />
          <Holdings chosen={chosen} onOpen={onOpen} />
        </>
      ) : (
        <EmptyLibraries {...{ importing, filesWaiting }} />
      )}
      <ImportDialog view={importing.view} actions={importing.actions} libraries={libraries.libraries} />
    </>
  );
}
