import { useEffect, useState } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import type { Diagnostics } from '../../shared/desktop-operations.ts';
import { policies } from '../api/policies.ts';

export interface DiagnosticsView {
  /** Null until they were read. */
  facts: Diagnostics | null;
  failure: AppError | null;
}

/** What the program is made of, read when the screen opens. */
export function useDiagnostics(): DiagnosticsView {
  const [view, setView] = useState<DiagnosticsView>({ facts: null, failure: null });
  useEffect(() => {
    let isCurrent = true;
    void policies.readDiagnostics({}).then((result) => {
      if (!isCurrent) return;
      setView(result.ok ? { facts: result.value, failure: null } : { facts: null, failure: result.error });
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return view;
}
