import { ChevronDown } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { hidesText, type LibrarySummary } from '../../shared/document.ts';
import { formatList } from '../../shared/language-formats.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { LibraryChooser } from './library-chooser.tsx';

interface ScopeLineProps {
  libraries: readonly LibrarySummary[];
  chosen: readonly LibrarySummary[];
  onChoose: (ids: string[]) => void;
}

/** What is searched, in words; the libraries are a button that opens their list. Nothing while there are none. */
export function ScopeLine({ libraries, chosen, onChoose }: ScopeLineProps) {
  const { language, say } = useLanguage();
  if (chosen.length === 0) return null;
  const names = formatList(
    chosen.map((library) => library.name),
    language,
  );
  const documents = chosen.flatMap((library) => library.documents);
  const partly = documents.filter(({ problems }) => problems.some(hidesText)).length;
  return (
    <div className="scope-line" role="group" aria-label={say('scope.label')}>
      <DialogTrigger>
        <Button className="scope-button" aria-label={say('scope.choose', { libraries: names })}>
          <span className="scope-names">{names}</span>
          <ChevronDown className="icon" aria-hidden />
        </Button>
        <Popover className="popover" placement="bottom start" offset={6}>
          <Dialog className="popover-dialog" aria-label={say('scope.title')}>
            <LibraryChooser libraries={libraries} chosen={chosen} onChoose={onChoose} />
          </Dialog>
        </Popover>
      </DialogTrigger>
      <span>{say('scope.inForce')}</span>
      <span className="scope-counts">
        {say('scope.documents', { count: documents.length })}
        {partly > 0 && ` · ${say('scope.partly', { count: partly })}`}
      </span>
    </div>
  );
}
