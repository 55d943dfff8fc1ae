import { useState } from 'react';
import { paceOf, withSample, type Pace, type Sample } from './background-work.ts';

/** How fast a count moves and when it is at its end, from what was seen of it. */
export function usePace(done: number, total: number): Pace | null {
  const [samples, setSamples] = useState<readonly Sample[]>(() => [{ at: Date.now(), done }]);
  const last = samples.at(-1);
  // Taken while drawing and not after it: the number and its pace change together.
  if (last?.done !== done) setSamples(withSample(samples, { at: Date.now(), done }));
  return paceOf(samples, total);
}
