import type { LibrarySummary } from '../../shared/document.ts';
import { formatList } from '../../shared/language-formats.ts';
import type { Hit, SearchAnswer } from '../../shared/search-result.ts';
import { AnswerTools } from '../keep/answer-tools.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { AnswerNotes, NotSearchedList } from './answer-notes.tsx';
import { ResultList } from './result-list.tsx';

interface AnswerViewProps {
  answer: SearchAnswer;
  chosen: readonly LibrarySummary[];
  modelId: string | null;
  openReference: string | null;
  onOpen: (hit: Hit) => void;
}

/** The rules that answer, or that there is none; then what lies nearby and what was not searched. */
export function AnswerView({ answer, chosen, modelId, openReference, onOpen }: AnswerViewProps) {
  const { say } = useLanguage();
  const list = { isGrouped: answer.scope.libraries.length > 1, openReference, onOpen };
  return (
    <>
      <h2 className="pane-title">
        {answer.answered ? say('results.count', { count: answer.hits.length }) : say('results.none')}
      </h2>
      {!answer.answered && <SearchedScope answer={answer} chosen={chosen} />}
      <AnswerTools />
      <AnswerNotes answer={answer} modelId={modelId} />
      {answer.answered && <ResultList label={say('results.label')} hits={answer.hits} {...list} />}
      {!answer.answered && <NotSearchedList items={answer.notSearched} isOpen />}
      {answer.nearest.length > 0 && (
        // A new question folds it again: what was worth a look for one is not for the next.
        <details className="folded" key={answer.query}>
          <summary data-result="">{say('results.nearby', { count: answer.nearest.length })}</summary>
          <ResultList label={say('results.nearbyLabel')} hits={answer.nearest} {...list} />
        </details>
      )}
      {answer.answered && <NotSearchedList items={answer.notSearched} isOpen={false} />}
    </>
  );
}

function SearchedScope({ answer, chosen }: Pick<AnswerViewProps, 'answer' | 'chosen'>) {
  const { language, say } = useLanguage();
  const searched = chosen.filter((library) => answer.scope.libraries.includes(library.id));
  const libraries = formatList(
    searched.map((library) => library.name),
    language,
  );
  const count = searched.reduce((sum, library) => sum + library.documents.length, 0);
  return (
    <p className="answer-note">{say('results.scope', { libraries, documents: say('scope.documents', { count }) })}</p>
  );
}
