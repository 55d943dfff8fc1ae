import { describeNotSearched } from '../../shared/describe-error.ts';
import { hidesText } from '../../shared/document.ts';
import type { NotSearched } from '../../shared/search-result.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { ScopePart } from './scope-part.tsx';
import type { Asking } from './use-asking.ts';

/** How many documents are searched, and what is not, with the reason of each. */
export function NotSearchedPart({ asking }: { asking: Asking }) {
  const { language, say } = useLanguage();
  const notSearched = notSearchedOf(asking);
  const count = asking.counts.held?.documents.length ?? asking.searched.flatMap(({ documents }) => documents).length;
  return (
    <div className="scope-counts">
      <span>{say('scope.documents', { count })}</span>
      {notSearched.length > 0 && (
        <ScopePart
          words={say('scope.notSearched', { count: notSearched.length })}
          title={say('scope.notSearchedTitle')}
          isNarrowed
        >
          <div className="chooser">
            <p className="chooser-title">{say('scope.notSearchedTitle')}</p>
            <ul className="reason-list">
              {notSearched.map((item, index) => (
                <li key={`${item.file} ${index}`}>
                  <span className="reason-file">{item.file}</span> {describeNotSearched(item, language)}
                </li>
              ))}
            </ul>
          </div>
        </ScopePart>
      )}
    </div>
  );
}

/** As counted for the scope; until then what the documents themselves say. */
function notSearchedOf({ counts, searched }: Asking): NotSearched[] {
  if (counts.held) return counts.held.notSearched;
  return searched
    .flatMap(({ documents }) => documents)
    .flatMap(({ title, problems }) => problems.filter(hidesText).map((problem) => ({ file: title, ...problem })));
}
