import { useEffect, useEffectEvent } from 'react';
import type { Hit, SearchAnswer } from '../../shared/search-result.ts';
import { isShortcut } from '../ui/shortcuts.ts';
import type { SelectedHits } from './selected-hits.ts';

interface HitShortcuts {
  answer: SearchAnswer | null;
  openHit: Hit | null;
  selected: SelectedHits;
  onCopy: (hit: Hit) => void;
}

/**
 * Ctrl+Shift+C, or Cmd+Shift+C, copies the rule that has the focus in the list, else the one in the reader. While rules
 * are selected, Space ticks the one that has the focus instead of opening it.
 */
export function useKeepShortcuts({ answer, openHit, selected, onCopy }: HitShortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const focused = focusedHit(answer);
    const chosen = focused ?? openHit;
    if (isShortcut(event, 'copyCitation') && chosen !== null) {
      event.preventDefault();
      onCopy(chosen);
    }
    const isOnResult = document.activeElement?.hasAttribute('data-result') ?? false;
    if (event.key === ' ' && selected.isSelecting && isOnResult && focused !== null) {
      event.preventDefault();
      selected.toggle(focused);
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

function focusedHit(answer: SearchAnswer | null): Hit | null {
  const item = document.activeElement?.closest('li')?.querySelector('[data-hit]');
  const reference = item?.getAttribute('data-hit');
  const shown = answer === null ? [] : [...answer.hits, ...answer.nearest];
  return shown.find((hit) => hit.reference === reference) ?? null;
}
