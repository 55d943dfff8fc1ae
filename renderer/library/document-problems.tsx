import { Button as PressableButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { describeProblem } from '../../shared/describe-error.ts';
import type { DocumentSummary } from '../../shared/document.ts';
import { groupPages } from '../../shared/group-pages.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { hiddenParts } from './document-order.ts';

/** How many parts of a document are not searched; pressed, what they are and what to do. */
export function DocumentProblems({ document }: { document: DocumentSummary }) {
  const { language, say } = useLanguage();
  const problems = groupPages(document.problems);
  if (problems.length === 0) return null;
  const hidden = hiddenParts(document);
  const name = hidden > 0 ? say('library.problems', { count: hidden }) : say('library.notes');
  return (
    <DialogTrigger>
      <PressableButton className="link problems" aria-label={`${document.title}: ${name}`}>
        {hidden > 0 ? hidden.toLocaleString(language) : say('library.notes')}
      </PressableButton>
      <Popover className="popover">
        <Dialog className="popover-dialog" aria-label={say('documents.notes')}>
          <ul className="problem-list">
            {problems.map((problem, index) => (
              <li key={index}>{describeProblem(problem, language)}</li>
            ))}
          </ul>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
