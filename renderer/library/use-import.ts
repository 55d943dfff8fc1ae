import { useEffect, useReducer } from 'react';
import type { Result } from '../../shared/result.ts';
import type { ChosenFiles, ImportedFile } from '../../shared/operation-results.ts';
import { policies } from '../api/policies.ts';
import { nextImportView, type ImportView } from './import-progress.ts';

export interface ImportActions {
  /** Opens the system's dialog for files, or for a folder. */
  choose: (folder: boolean) => Promise<void>;
  addTo: (grant: string, library: string) => Promise<void>;
  /** Goes on with files that the person chose outside of the window. */
  offer: (chosen: ChosenFiles) => void;
  /** Also what a person removed of them: they ask for it. */
  addDemo: () => Promise<void>;
  dismiss: () => void;
}

/** Adding policies, from the dialog to the outcome of each file. */
export function useImport(): { view: ImportView; actions: ImportActions } {
  const [view, dispatch] = useReducer(nextImportView, { kind: 'idle' });

  useEffect(
    () =>
      policies.onEvent((event) => {
        if (event.type === 'file-imported') dispatch({ ...event, type: 'file' });
      }),
    [],
  );

  async function run(isDemo: boolean, importing: Promise<Result<ImportedFile[]>>): Promise<void> {
    dispatch({ type: 'started' });
    const result = await importing;
    dispatch(result.ok ? { type: 'finished', isDemo, files: result.value } : { type: 'failed', error: result.error });
  }

  const actions: ImportActions = {
    async choose(folder) {
      const result = await policies.chooseFiles({ folder });
      if (!result.ok) dispatch({ type: 'failed', error: result.error });
      else if (result.value !== null) dispatch({ type: 'chose', chosen: result.value });
    },
    addTo: (grant, library) => run(false, policies.importChosen({ grant, library })),
    offer: (chosen) => dispatch({ type: 'chose', chosen }),
    addDemo: () => run(true, policies.importDemo({ removed: true })),
    dismiss: () => dispatch({ type: 'dismissed' }),
  };
  return { view, actions };
}
