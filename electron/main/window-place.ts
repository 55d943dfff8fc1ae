import type { Settings } from '../../shared/settings.ts';

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** So much of the window's upper edge must lie on a display that it can be taken hold of. */
const HOLD = { width: 100, height: 40 };

/**
 * Where the window opens: as it was left, no larger than its display, and where the system puts it when the display that
 * it stood on is gone. `workAreas`: of every display, the main one first.
 */
export function placeWindow(
  { windowSize, windowPlace }: Pick<Settings, 'windowSize' | 'windowPlace'>,
  workAreas: readonly Rectangle[],
): { width: number; height: number; x?: number; y?: number } {
  const area = windowPlace && workAreas.find((candidate) => canBeHeld({ ...windowPlace, ...windowSize }, candidate));
  const largest = area ?? workAreas[0] ?? windowSize;
  return {
    width: Math.min(windowSize.width, largest.width),
    height: Math.min(windowSize.height, largest.height),
    ...(area ? windowPlace : {}),
  };
}

function canBeHeld(window: Rectangle, area: Rectangle): boolean {
  const across = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
  return across >= HOLD.width && window.y >= area.y && window.y + HOLD.height <= area.y + area.height;
}
