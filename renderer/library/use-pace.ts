import { useEffect, useState } from 'react';
import { policies } from '../api/policies.ts';
import { paceOf, withSample, workOf, type BackgroundWork, type Pace, type Sample } from './background-work.ts';

/** How fast a kind of work moves and when it is at its end, from what the engine tells of it; null until that is known. */
export function usePace(kind: BackgroundWork['kind'], total: number): Pace | null {
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  useEffect(
    () =>
      policies.onEvent((event) => {
        if (event.type !== 'status') return;
        const done = workOf(event.status).find((item) => item.kind === kind)?.done ?? null;
        if (done !== null) setSamples((known) => withSample(known, { at: Date.now(), done }));
      }),
    [kind],
  );
  return paceOf(samples, total);
}
