import { useEffect, useState } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import type { AppStatus } from '../../shared/operation-results.ts';
import { policies } from './policies.ts';

export interface StatusView {
  /** Null until the engine has answered for the first time. */
  status: AppStatus | null;
  failure: AppError | null;
}

/** How far the engine is, as it tells by itself. */
export function useStatus(): StatusView {
  const [view, setView] = useState<StatusView>({ status: null, failure: null });
  useEffect(() => {
    let isCurrent = true;
    const stopHearing = policies.onEvent((event) => {
      if (event.type === 'status') setView({ status: event.status, failure: null });
      if (event.type === 'engine-failed') setView(({ status }) => ({ status, failure: event.error }));
    });
    void policies.status({}).then((result) => {
      if (!isCurrent) return;
      // An event that came meanwhile is newer than this answer.
      if (result.ok) setView((view) => (view.status ? view : { status: result.value, failure: null }));
      else setView(({ status }) => ({ status, failure: result.error }));
    });
    return () => {
      isCurrent = false;
      stopHearing();
    };
  }, []);
  return view;
}
