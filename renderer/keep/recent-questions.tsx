import { useLanguage } from '../ui/language-context.tsx';
import { languageOfText } from '../ui/text-language.ts';
import { useKeepContext } from './keep-context.tsx';

const SHOWN = 5;

/** On the empty box: what was asked last, to be asked again. Nothing while there is nothing. */
export function RecentQuestions() {
  const { language, say } = useLanguage();
  const { kept, run } = useKeepContext();
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
            <button
              type="button"
              className="link"
              data-result=""
              lang={languageOfText(question, language)}
              onClick={() => run(question, scope)}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
