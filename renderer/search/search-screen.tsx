import { RotateCw } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice, Notice } from '../ui/notice.tsx';
import { AnswerView, type AnswerViewProps } from './answer-view.tsx';
import { choiceName } from './choice-names.ts';
import { moveAmongResults } from './move-among-results.ts';
import { without } from './narrowing.ts';
import type { SearchView } from './search-session.ts';
import { vanishedChoice } from './vanished-choice.ts';

interface SearchScreenProps extends Omit<AnswerViewProps, 'answer'> {
  list: RefObject<HTMLDivElement | null>;
  /** Arrow up from the first result. */
  onLeaveUpwards: () => void;
  /** What stands here while nothing is asked. */
  children: ReactNode;
}

/** The answer to what stands in the box; failing, finding nothing and having nothing to find are different screens. */
export function SearchScreen(props: SearchScreenProps) {
  const { list, onLeaveUpwards, asking } = props;
  const { view, isOlder } = asking.search;
  return (
    <div
      className="results"
      ref={list}
      data-older={isOlder || undefined}
      aria-busy={isOlder || view.kind === 'searching'}
      onKeyDown={(event) => {
        if (moveAmongResults(event.currentTarget, event, onLeaveUpwards)) event.preventDefault();
      }}
    >
      <ResultAnnouncement view={view} filesWaiting={props.filesWaiting} />
      <SearchBody {...props} />
    </div>
  );
}

function SearchBody({ children, ...props }: SearchScreenProps) {
  const { say } = useLanguage();
  const { view } = props.asking.search;
  switch (view.kind) {
    case 'blank':
      return children;
    case 'searching':
      return <p className="searching">{say('results.searching')}</p>;
    case 'answer':
      return <AnswerView answer={view.answer} {...props} />;
    case 'failure':
      return <SearchFailure error={view.error} {...props} />;
  }
}

type FailureProps = Pick<SearchScreenProps, 'asking' | 'libraries'> &
  Pick<Extract<SearchView, { kind: 'failure' }>, 'error'>;

/** A scope that names what is gone is no fault of the search: it is said, and mended by one button. */
function SearchFailure({ error, asking, libraries }: FailureProps) {
  const { language, say } = useLanguage();
  const { narrowing, counts, narrow, search } = asking;
  const gone = vanishedChoice(error, narrowing);
  if (gone === null) {
    return (
      <ErrorNotice title={say('results.failed')} error={error}>
        <Button icon={RotateCw} label={say('results.tryAgain')} onPress={search.retry} />
      </ErrorNotice>
    );
  }
  const name = choiceName(gone, libraries, { ...counts, vanished: [] }, language);
  return (
    <Notice kind="warning">
      <p className="notice-title">{say('results.goneTitle', { name })}</p>
      <div className="button-row">
        <Button label={say('results.searchWithout')} onPress={() => narrow(without(narrowing, gone))} />
      </div>
    </Notice>
  );
}

/** Read out when the whole answer is there; words-only answers on the way to it would be talked over. */
function ResultAnnouncement({ view, filesWaiting }: { view: SearchView; filesWaiting: number }) {
  const { say } = useLanguage();
  const none = say(filesWaiting > 0 ? 'results.noneYet' : 'results.none');
  return (
    <p className="visually-hidden" role="status">
      {view.kind === 'answer' &&
        view.complete &&
        (view.answer.answered ? say('results.count', { count: view.answer.hits.length }) : none)}
    </p>
  );
}
