import { formatClause } from '../../shared/citation.ts';
import { describeDegraded, describeNotSearched } from '../../shared/describe-error.ts';
import { formatList } from '../../shared/language-formats.ts';
import type { NotSearched, SearchAnswer } from '../../shared/search-result.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { Details, Notice } from '../ui/notice.tsx';

/** What the person should know of an answer before reading it. */
export function AnswerNotes({ answer, modelId }: { answer: SearchAnswer; modelId: string | null }) {
  const { language, say } = useLanguage();
  const clauses = answer.unknownClauses.map((printed) => formatClause(printed, language));
  const widened = [...new Set(answer.widened.map((widening) => widening.to))];
  return (
    <>
      {answer.degraded.map((code) => (
        <Notice key={code} kind="warning">
          <p>{describeDegraded(code, language)}</p>
          <Details lines={[say('results.code', { code }), ...(modelId === null ? [] : [modelId])]} />
        </Notice>
      ))}
      {clauses.length > 0 && (
        <p className="answer-note">{say('results.unknownClauses', { clauses: formatList(clauses, language, 'or') })}</p>
      )}
      {widened.length > 0 && (
        <p className="answer-note">{say('results.widened', { terms: formatList(widened, language) })}</p>
      )}
    </>
  );
}

/** Files, and parts of files, that the search could not see, each with the reason. */
export function NotSearchedList({ items, isOpen }: { items: readonly NotSearched[]; isOpen: boolean }) {
  const { language, say } = useLanguage();
  if (items.length === 0) return null;
  return (
    <details className="folded" open={isOpen}>
      <summary data-result="">{say('results.notSearched', { count: items.length })}</summary>
      <ul className="reason-list">
        {items.map((item, index) => (
          <li key={`${item.file} ${index}`}>
            <span className="reason-file">{item.file}</span> {describeNotSearched(item, language)}
          </li>
        ))}
      </ul>
    </details>
  );
}
