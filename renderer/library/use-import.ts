import { useEffect, useReducer, useRef, useState } from 'react';
import type { Result } from '../../shared/result.ts';
import type { AppError } from '../../shared/app-error.ts';
import type { ChosenFiles, ImportedFile } from '../../shared/operation-results.ts';
import { policies } from '../api/policies.ts';
import { nextImportView, type ImportView } from './import-progress.ts';

/** Another way to bring a file in. */
export interface RetryWay {
  password?: string;
  encoding?: string;
  key?: string;
  newVersionOf?: string;
}

export interface ImportActions {
  /** Opens the system's dialog for files, or for a folder. */
  choose: (folder: boolean) => Promise<void>;
  addTo: (grant: string, library: string) => Promise<void>;
  /** Goes on with files that the person chose outside of the window. */
  offer: (chosen: ChosenFiles) => void;
  /** Also what a person removed of them: they ask for it. */
  addDemo: () => Promise<void>;
  /** Gives up what is not read yet; what was brought in stays. Null while nothing of the window's own is read. */
  cancel: (() => void) | null;
  /** Tries one file of the last import again; answers why that failed. Null when the files are not granted any more. */
  retry: ((file: ImportedFile, way: RetryWay) => Promise<AppError | null>) | null;
  dismiss: () => void;
}

/** Adding policies, from the dialog to the outcome of each file. */
export function useImport(): { view: ImportView; actions: ImportActions } {
  const [view, dispatch] = useReducer(nextImportView, { kind: 'idle' });
  const [source, setSource] = useState<{ grant: string; library: string } | null>(null);
  const request = useRef('');

  useEffect(
    () =>
      policies.onEvent((event) => {
        if (event.type === 'file-imported') dispatch({ ...event, type: 'file' });
      }),
    [],
  );

  async function run(isDemo: boolean, ask: (request: string) => Promise<Result<ImportedFile[]>>): Promise<void> {
    dispatch({ type: 'started' });
    request.current = crypto.randomUUID();
    const result = await ask(request.current);
    dispatch(result.ok ? { type: 'finished', isDemo, files: result.value } : { type: 'failed', error: result.error });
  }

  async function retry(file: ImportedFile, way: RetryWay): Promise<AppError | null> {
    if (source === null) return null;
    const result = await policies.importChosen({ ...source, only: [file.key], ...way });
    if (!result.ok) return result.error;
    dispatch({ type: 'retried', files: result.value, instead: file });
    return null;
  }

  const actions: ImportActions = {
    async choose(folder) {
      const result = await policies.chooseFiles({ folder });
      if (!result.ok) dispatch({ type: 'failed', error: result.error });
      else if (result.value !== null) dispatch({ type: 'chose', chosen: result.value });
    },
    addTo(grant, library) {
      setSource({ grant, library });
      return run(false, (id) => policies.importChosen({ grant, library }, id));
    },
    offer: (chosen) => dispatch({ type: 'chose', chosen }),
    addDemo() {
      setSource(null);
      return run(true, (id) => policies.importDemo({ removed: true }, id));
    },
    cancel: view.kind === 'running' && view.isOwn ? () => policies.cancel(request.current) : null,
    retry: view.kind === 'finished' && source !== null ? retry : null,
    dismiss: () => dispatch({ type: 'dismissed' }),
  };
  return { view, actions };
}
