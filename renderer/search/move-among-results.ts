import { shortcutAmong } from '../ui/shortcuts.ts';

/** Hits and the summaries of folded lists, in order, as far as they are unfolded. */
function resultsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-result]')].filter((element) => element.checkVisibility());
}

/** Puts the focus on the first result. False when there is none. */
export function focusFirstResult(list: HTMLElement): boolean {
  const [first] = resultsIn(list);
  first?.focus();
  return first !== undefined;
}

/**
 * Arrow up and down among the results, Home and End to the first and the last; up from the first leaves the list.
 * Returns whether the key was used.
 */
export function moveAmongResults(
  list: HTMLElement,
  pressed: Parameters<typeof shortcutAmong>[0],
  leaveUpwards: () => void,
): boolean {
  const results = resultsIn(list);
  const current = results.findIndex((element) => element === document.activeElement);
  const move = shortcutAmong(pressed, ['nextResult', 'previousResult', 'firstResult', 'lastResult']);
  if (current === -1 || move === undefined) return false;
  const targets = {
    nextResult: current + 1,
    previousResult: current - 1,
    firstResult: 0,
    lastResult: results.length - 1,
  };
  const target = targets[move];
  if (target < 0) leaveUpwards();
  const next = results[target];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return true;
}
