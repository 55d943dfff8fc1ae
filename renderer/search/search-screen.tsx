import { RotateCw } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { LibrarySummary } from '../../shared/document.ts';
import type { Hit } from '../../shared/search-result.ts';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { AnswerView } from './answer-view.tsx';
import type { SearchView } from './search-session.ts';
import { moveAmongResults } from './move-among-results.ts';

interface SearchScreenProps {
  view: SearchView;
  chosen: readonly LibrarySummary[];
  modelId: string | null;
  list: RefObject<HTMLDivElement | null>;
  openReference: string | null;
  onOpen: (hit: Hit) => void;
  onRetry: () => void;
  /** Arrow up from the first result. */
  onLeaveUpwards: () => void;
  /** What stands here while nothing is asked. */
  children: ReactNode;
}

/** The answer to what stands in the box; failing, finding nothing and having nothing to find are different screens. */
export function SearchScreen(props: SearchScreenProps) {
  const { view, list, onLeaveUpwards } = props;
  return (
    <div
      className="results"
      ref={list}
      onKeyDown={(event) => {
        if (moveAmongResults(event.currentTarget, event.key, onLeaveUpwards)) event.preventDefault();
      }}
    >
      <ResultAnnouncement view={view} />
      <SearchBody {...props} />
    </div>
  );
}

function SearchBody({ view, children, chosen, modelId, openReference, onOpen, onRetry }: SearchScreenProps) {
  const { say } = useLanguage();
  switch (view.kind) {
    case 'blank':
      return children;
    case 'searching':
      return null;
    case 'answer':
      return <AnswerView {...{ answer: view.answer, chosen, modelId, openReference, onOpen }} />;
    case 'failure':
      return (
        <ErrorNotice title={say('results.failed')} error={view.error}>
          <Button icon={RotateCw} label={say('results.tryAgain')} onPress={onRetry} />
        </ErrorNotice>
      );
  }
}

/** Read out when the whole answer is there; words-only answers on the way to it would be talked over. */
function ResultAnnouncement({ view }: { view: SearchView }) {
  const { say } = useLanguage();
  return (
    <p className="visually-hidden" role="status">
      {view.kind === 'answer' &&
        view.complete &&
        (view.answer.answered ? say('results.count', { count: view.answer.hits.length }) : say('results.none'))}
    </p>
  );
}
