import { MessageCircleQuestion } from 'lucide-react';
import type { LibrarySummary } from '../../shared/document.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { languageOfText } from '../ui/text-language.ts';
import { SAMPLE_QUESTIONS } from './sample-questions.ts';

interface SampleQuestionsProps {
  chosen: readonly LibrarySummary[];
  onAsk: (text: string) => void;
}

/** Questions that the chosen demo libraries answer; nothing for libraries of the person's own. */
export function SampleQuestions({ chosen, onAsk }: SampleQuestionsProps) {
  const { language, say } = useLanguage();
  const samples = chosen.flatMap(({ name, demo }) => (demo ? (SAMPLE_QUESTIONS[name] ?? []) : []));
  if (samples.length === 0) return null;
  return (
    <section className="samples" aria-labelledby="samples-title">
      <h2 className="pane-title" id="samples-title">
        {say('samples.title')}
      </h2>
      <ul className="sample-list">
        {samples.map((question) => (
          <li key={question}>
            <button
              type="button"
              className="sample"
              data-result=""
              lang={languageOfText(question, language)}
              onClick={() => onAsk(question)}
            >
              <MessageCircleQuestion className="icon" aria-hidden />
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
