import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import type { NetworkUse } from '../../shared/desktop-operations.ts';
import { policies } from '../api/policies.ts';
import { hearRefusals, refusedByPage } from './refused-by-page.ts';

/** Milliseconds between two looks at the count. */
const INTERVAL = 2_000;

export interface NetworkUseView {
  /** Null until it was read. */
  use: NetworkUse | null;
  failure: AppError | null;
}

/** What the window asked of a network: what the main process counted, and what the page itself refused before that. */
export function useNetworkUse(): NetworkUseView {
  const [view, setView] = useState<NetworkUseView>({ use: null, failure: null });
  const refused = useSyncExternalStore(hearRefusals, refusedByPage);
  useEffect(() => {
    let isCurrent = true;
    const read = () => {
      void policies.readNetworkUse({}).then((result) => {
        if (!isCurrent) return;
        setView(result.ok ? { use: result.value, failure: null } : { use: null, failure: result.error });
      });
    };
    read();
    const timer = setInterval(read, INTERVAL);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, []);
  const { use, failure } = view;
  return { use: use && { ...use, refused: use.refused + refused }, failure };
}
