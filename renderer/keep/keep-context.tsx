import { createContext, useContext, type ComponentProps } from 'react';
import { OutcomeNotice } from './outcome-notice.tsx';
import type { Keep } from './use-keep.ts';

const KeepContext = createContext<Keep | null>(null);

/** An area of the window in which one can copy, mark, select and ask again. */
export function KeepArea({ keep, children, ...area }: ComponentProps<'div'> & { keep: Keep }) {
  return (
    <KeepContext value={keep}>
      <div {...area}>
        {children}
        <OutcomeNotice outcome={keep.outcome} onDismiss={keep.dismissOutcome} />
      </div>
    </KeepContext>
  );
}

export function useKeepContext(): Keep {
  const keep = useContext(KeepContext);
  if (keep === null) throw new Error('used outside of KeepArea');
  return keep;
}
