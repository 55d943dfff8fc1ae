import { useState } from 'react';
import { Label, RadioGroup } from 'react-aria-components';
import type { AppError } from '../../shared/app-error.ts';
import type { LibrarySummary } from '../../shared/document.ts';
import { RadioChoice } from '../ui/choice.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { FormDialog } from './form-dialog.tsx';

interface MoveDialogProps {
  count: number;
  /** Those that the documents can go to. */
  libraries: readonly LibrarySummary[];
  error: AppError | null;
  onMove: (to: LibrarySummary) => void;
  onDismiss: () => void;
}

/** To which library the chosen documents go. */
export function MoveDialog({ count, libraries, error, onMove, onDismiss }: MoveDialogProps) {
  const { say } = useLanguage();
  const [id, setId] = useState(libraries[0]?.id ?? '');
  const to = libraries.find((library) => library.id === id);
  return (
    <FormDialog
      title={say('move.title', { count })}
      confirm={say('move.confirm')}
      failure={error && { title: say('move.failed'), error }}
      onSubmit={() => to && onMove(to)}
      onDismiss={onDismiss}
    >
      <RadioGroup className="choice-list" value={id} onChange={setId}>
        <Label className="field-label">{say('move.which')}</Label>
        {libraries.map((library) => (
          <RadioChoice key={library.id} value={library.id}>
            {library.name}
          </RadioChoice>
        ))}
      </RadioGroup>
    </FormDialog>
  );
}
