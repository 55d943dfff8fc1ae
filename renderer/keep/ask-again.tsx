import type { Scope } from '../../shared/scope.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { languageOfText } from '../ui/text-language.ts';
import { useKeepContext } from './keep-context.tsx';

interface AskAgainProps {
  /** What it is called here: the question itself, or the name of a saved search. */
  name: string;
  question: string;
  scope: Scope;
}

/** Puts a question back into the box, with the scope of then. */
export function AskAgain({ name, question, scope }: AskAgainProps) {
  const { language } = useLanguage();
  const { run } = useKeepContext();
  return (
    <button
      type="button"
      className="link"
      data-result=""
      lang={languageOfText(name, language)}
      onClick={() => run(question, scope)}
    >
      {name}
    </button>
  );
}
