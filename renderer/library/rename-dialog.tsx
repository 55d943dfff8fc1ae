import { useState } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import type { LibrarySummary } from '../../shared/document.ts';
import { LIMITS } from '../../shared/limits.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextEntry } from './text-entry.tsx';

interface RenameDialogProps {
  library: LibrarySummary;
  error: AppError | null;
  onRename: (name: string) => void;
  onDismiss: () => void;
}

/** Another name for a library. */
export function RenameDialog({ library, error, onRename, onDismiss }: RenameDialogProps) {
  const { say } = useLanguage();
  const [name, setName] = useState(library.name);
  const [wasTried, setWasTried] = useState(false);
  const isMissing = name.trim() === '';
  function submit(): void {
    setWasTried(true);
    if (!isMissing) onRename(name.trim());
  }
  return (
    <FormDialog
      title={say('rename.title', { library: library.name })}
      confirm={say('rename.confirm')}
      failure={error && { title: say('rename.failed'), error }}
      onSubmit={submit}
      onDismiss={onDismiss}
    >
      <TextEntry
        label={say('rename.name')}
        value={name}
        onChange={setName}
        maxLength={LIMITS.libraryName}
        error={wasTried && isMissing ? say('import.nameMissing') : null}
        isFirst
      />
    </FormDialog>
  );
}
