import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Hit } from '../../shared/search-result.ts';
import { isShortcut } from '../ui/shortcuts.ts';
import { placeOfHit, type OpenedPlace } from './opened-place.ts';
import type { DocumentAddress } from './use-document.ts';

export interface OpenedPlaceActions {
  opened: OpenedPlace | null;
  openHit: (hit: Hit) => void;
  openDocument: (address: DocumentAddress, title: string) => void;
  /** Back to where the person came from: the hit in the list, else the box. */
  close: () => void;
  /** Shuts the reader and leaves the focus where it is. */
  forget: () => void;
}

/** What stands in the reader. Escape closes it, unless something above it (a dialog, the box) has used the key. */
export function useOpenedPlace(
  list: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
): OpenedPlaceActions {
  const [opened, setOpened] = useState<OpenedPlace | null>(null);

  const close = useCallback(() => {
    const origin = list.current?.querySelector<HTMLElement>('[aria-current="true"]') ?? box.current;
    setOpened(null);
    // In a narrow window the list can take the focus only after it is shown again.
    requestAnimationFrame(() => origin?.focus());
  }, [list, box]);

  useEffect(() => {
    if (!opened) return;
    function onKeyDown(event: KeyboardEvent): void {
      if (isShortcut(event, 'closeDocument') && !event.defaultPrevented && !event.isComposing) close();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [opened, close]);

  return {
    opened,
    openHit: (hit) => setOpened(placeOfHit(hit)),
    openDocument: (address, title) => setOpened({ address, title, hit: null }),
    close,
    forget: () => setOpened(null),
  };
}
