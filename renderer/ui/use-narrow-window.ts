import { useSyncExternalStore } from 'react';

/** Whether list and reader stand in one another's place. The width at which they do is a token. */
export function useNarrowWindow(): boolean {
  return useSyncExternalStore(hear, isNarrow);
}

function narrowWidth(): MediaQueryList {
  const width = getComputedStyle(document.documentElement).getPropertyValue('--narrow-window').trim();
  return matchMedia(`(max-width: ${width})`);
}

function isNarrow(): boolean {
  return narrowWidth().matches;
}

function hear(onChange: () => void): () => void {
  const query = narrowWidth();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
