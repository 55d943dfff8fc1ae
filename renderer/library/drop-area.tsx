import { useEffect, useState } from 'react';
import type { LibrarySummary } from '../../shared/document.ts';
import type { ChosenFiles } from '../../shared/operation-results.ts';
import { policies } from '../api/policies.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { ImportDialog } from './import-dialog.tsx';
import type { ImportActions } from './use-import.ts';

interface DropAreaProps {
  libraries: readonly LibrarySummary[];
  actions: ImportActions;
}

/** Files and folders can be dropped anywhere on the window; then it is asked which library gets them. */
export function DropArea({ libraries, actions }: DropAreaProps) {
  const { say } = useLanguage();
  const [dropped, setDropped] = useState<ChosenFiles | null>(null);
  const { isOver, isNothing } = useDrops(setDropped);
  return (
    <>
      {isOver && (
        <div className="drop-area" aria-hidden>
          <p className="drop-words">{say('drop.here')}</p>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isNothing && say('drop.nothing')}
      </p>
      {dropped && (
        <ImportDialog
          view={{ kind: 'chosen', chosen: dropped }}
          libraries={libraries}
          actions={{
            ...actions,
            dismiss: () => setDropped(null),
            addTo(grant, library) {
              setDropped(null);
              return actions.addTo(grant, library);
            },
          }}
        />
      )}
    </>
  );
}

/** Whether files are held over the window, and whether what was dropped last was none. */
function useDrops(onFiles: (chosen: ChosenFiles) => void): { isOver: boolean; isNothing: boolean } {
  const [isOver, setIsOver] = useState(false);
  const [isNothing, setIsNothing] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

    async function take(files: readonly File[]): Promise<void> {
      const chosen = files.length === 0 ? null : await policies.grantDropped(files);
      setIsNothing(chosen === null);
      if (chosen !== null) onFiles(chosen);
    }

    function over(event: DragEvent): void {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    }
    function leave(event: DragEvent): void {
      if (event.relatedTarget === null) setIsOver(false);
    }
    function drop(event: DragEvent): void {
      event.preventDefault();
      setIsOver(false);
      if (holdsFiles(event)) void take([...(event.dataTransfer?.files ?? [])]);
    }

    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => {
      listening.abort();
    };
  }, [onFiles]);
  return { isOver, isNothing };
}
