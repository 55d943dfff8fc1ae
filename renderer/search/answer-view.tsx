import { SearchX } from 'lucide-react';
import { formatList } from '../../shared/language-formats.ts';
import type { SearchAnswer } from '../../shared/search-result.ts';
import { AnswerTools } from '../keep/answer-tools.tsx';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { AnswerNotes, NotSearchedList } from './answer-notes.tsx';
import { choiceName } from './choice-names.ts';
import { ResultList, type ResultActions } from './result-list.tsx';
import type { Asking } from './use-asking.ts';

export interface AnswerViewProps extends ResultActions {
  answer: SearchAnswer;
  asking: Asking;
  /** Files that wait to be read or are being read. */
  filesWaiting: number;
  modelId: string | null;
}

/** The rules that answer, or that there is none; then what lies nearby and what was not searched. */
export function AnswerView({ answer, asking, libraries, filesWaiting, modelId, ...actions }: AnswerViewProps) {
  const { say } = useLanguage();
  const list = { isGrouped: answer.scope.libraries.length > 1, libraries, ...actions };
  return (
    <>
      {answer.answered ? (
        <h2 className="pane-title">{say('results.count', { count: answer.hits.length })}</h2>
      ) : (
        <NoRule {...{ answer, asking, libraries, filesWaiting }} />
      )}
      {filesWaiting > 0 && <p className="answer-note">{say('results.stillReading', { count: filesWaiting })}</p>}
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

/** That there is no rule, where it was looked for, and how to look further. */
function NoRule(props: Pick<AnswerViewProps, 'answer' | 'asking' | 'libraries' | 'filesWaiting'>) {
  const { answer, asking, libraries, filesWaiting } = props;
  const { language, say } = useLanguage();
  const { narrowing, searched, counts } = asking;
  const choices = narrowing.map((choice) => choiceName(choice, libraries, counts, language));
  return (
    <div className="no-rule">
      <SearchX className="no-rule-icon" aria-hidden />
      <div>
        <h2 className="pane-title">{say(filesWaiting > 0 ? 'results.noneYet' : 'results.none')}</h2>
        <SearchedScope answer={answer} asking={asking} />
        {choices.length > 0 && (
          <>
            <p className="answer-note">{say('results.narrowedTo', { choices: formatList(choices, language) })}</p>
            {searched.length > 0 && (
              <div className="button-row no-rule-buttons">
                <Button label={say('results.searchAll')} onPress={() => asking.narrow([])} />
              </div>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function SearchedScope({ answer, asking }: Pick<AnswerViewProps, 'answer' | 'asking'>) {
  const { language, say } = useLanguage();
  const { searched, narrowing, counts } = asking;
  const asked = searched.filter((library) => answer.scope.libraries.includes(library.id));
  const libraries = formatList(
    asked.map((library) => library.name),
    language,
  );
  const listed = asked.reduce((sum, library) => sum + library.documents.length, 0);
  const count = narrowing.length > 0 ? (counts.facets?.total.documents ?? listed) : listed;
  const documents = say('scope.documents', { count });
  return (
    <p className="answer-note">
      {narrowing.length > 0
        ? say('results.scopeNarrowed', { libraries, documents })
        : say('results.scope', { libraries, documents })}
    </p>
  );
}
