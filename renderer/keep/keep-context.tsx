import { createContext, useContext, type ReactNode } from 'react';
import type { Keep } from './use-keep.ts';

const KeepContext = createContext<Keep | null>(null);

/** Everything inside can copy, mark, select and ask again. */
export function KeepProvider({ keep, children }: { keep: Keep; children: ReactNode }) {
  return <KeepContext value={keep}>{children}</KeepContext>;
}

export function useKeepContext(): Keep {
  const keep = useContext(KeepContext);
  if (keep === null) throw new Error('used outside of KeepProvider');
  return keep;
}
