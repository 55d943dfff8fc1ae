import { useLanguage } from '../ui/language-context.tsx';
import { AskAgain } from './ask-again.tsx';
import { useKeepContext } from './keep-context.tsx';

const SHOWN = 5;

/** On the empty box: what was asked last, to be asked again. Nothing while there is nothing. */
export function RecentQuestions() {
  const { say } = useLanguage();
  const { kept } = useKeepContext();
  const recent = kept.history?.questions.slice(0, SHOWN) ?? [];
  if (recent.length === 0) return null;
  return (
    <section className="recent" aria-labelledby="recent-questions">
      <h2 className="kept-title" id="recent-questions">
        {say('keep.recent')}
      </h2>
      <ul className="recent-list">
        {recent.map(({ id, question, scope }) => (
          <li key={id}>
            <AskAgain name={question} {...{ question, scope }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
