import type { OpenedPlaceActions } from '../reader/use-opened-place.ts';
import type { ListedHits } from './use-hit-actions.ts';
import { useShortcut } from '../ui/shortcuts.ts';

/** On to the next and the previous rule found while a document is open, from wherever the focus is. */
export function useHitShortcuts(place: OpenedPlaceActions, hits: ListedHits): void {
  function go(step: 1 | -1): boolean {
    const open = place.opened?.hit ?? null;
    if (open === null) return false;
    const list = hits.around(open);
    const hit = list[list.findIndex(({ reference }) => reference === open.reference) + step];
    if (hit === undefined) return false;
    place.openHit(hit);
    return true;
  }
  useShortcut('nextHit', () => go(1));
  useShortcut('previousHit', () => go(-1));
}
