import { useEffect, useEffectEvent } from 'react';
import type { MessageKey } from '../../shared/messages/messages.ts';

/** Where a shortcut works; the sheet lists them in this order. */
export const SHORTCUT_PLACES = ['anywhere', 'box', 'results', 'reader'] as const;
export type ShortcutPlace = (typeof SHORTCUT_PLACES)[number];

interface Shortcut {
  place: ShortcutPlace;
  /** Each does the same. `Mod` is Ctrl, or Cmd on a Mac; the key itself comes last. */
  keys: readonly string[];
  says: MessageKey;
}

/** Every shortcut of the window: what binds one and the sheet that lists them read this table. */
export const SHORTCUTS = {
  focusBox: { place: 'anywhere', keys: ['Mod+K', '/'], says: 'shortcut.focusBox' },
  showShortcuts: { place: 'anywhere', keys: ['?', 'Mod+/'], says: 'shortcut.showShortcuts' },
  intoResults: { place: 'box', keys: ['ArrowDown'], says: 'shortcut.intoResults' },
  openBest: { place: 'box', keys: ['Enter'], says: 'shortcut.openBest' },
  removeChip: { place: 'box', keys: ['Backspace'], says: 'shortcut.removeChip' },
  clearBox: { place: 'box', keys: ['Escape'], says: 'shortcut.clearBox' },
  nextResult: { place: 'results', keys: ['ArrowDown'], says: 'shortcut.nextResult' },
  previousResult: { place: 'results', keys: ['ArrowUp'], says: 'shortcut.previousResult' },
  firstResult: { place: 'results', keys: ['Home'], says: 'shortcut.firstResult' },
  lastResult: { place: 'results', keys: ['End'], says: 'shortcut.lastResult' },
  openResult: { place: 'results', keys: ['Enter'], says: 'shortcut.openResult' },
  nextHit: { place: 'reader', keys: ['Alt+ArrowDown'], says: 'shortcut.nextHit' },
  previousHit: { place: 'reader', keys: ['Alt+ArrowUp'], says: 'shortcut.previousHit' },
  copyCitation: { place: 'reader', keys: ['Mod+Shift+C'], says: 'shortcut.copyCitation' },
  closeDocument: { place: 'reader', keys: ['Escape'], says: 'shortcut.closeDocument' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof SHORTCUTS;

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether this key is that shortcut. */
export function isShortcut(pressed: PressedKey, name: ShortcutName): boolean {
  return SHORTCUTS[name].keys.some((keys) => isPressed(pressed, keys));
}

/** Which of the shortcuts this key is. */
export function shortcutAmong<Name extends ShortcutName>(
  pressed: PressedKey,
  names: readonly Name[],
): Name | undefined {
  return names.find((name) => isShortcut(pressed, name));
}

/** Keys as they are printed on a keyboard: Ctrl + K. */
export function keysAsPrinted(keys: string, isMac: boolean): string[] {
  return keys.split('+').map((key) => PRINTED[key] ?? (key === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : key));
}

const PRINTED: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' };

/** Whether the keyboard has a Cmd key. */
export function hasCommandKey(): boolean {
  return navigator.platform.startsWith('Mac');
}

/**
 * Binds a shortcut to the whole window while the component stands. A sign alone (`/`, `?`) is text in a field, and nothing
 * works behind a dialog; but in the empty box `?` is no text: no question begins with it. `onUse` returns false when there
 * was nothing to do; the key then does what it always does.
 */
export function useShortcut(name: ShortcutName, onUse: () => unknown): void {
  const answerTo = useEffectEvent(onUse);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || !isShortcut(event, name)) return;
      const isSign = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
      if ((isSign && isText(event.key, event.target)) || document.querySelector('.modal') !== null) return;
      if (answerTo() !== false) event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [name]);
}

function isPressed(pressed: PressedKey, keys: string): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  // Where `/` and `?` lie differs from keyboard to keyboard, so Shift says nothing about them.
  const isSign = /^[^a-z0-9]$/i.test(key);
  return (
    pressed.key.toLowerCase() === key.toLowerCase() &&
    (pressed.ctrlKey || pressed.metaKey) === parts.includes('Mod') &&
    pressed.altKey === parts.includes('Alt') &&
    (isSign || pressed.shiftKey === parts.includes('Shift'))
  );
}

function isText(sign: string, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (sign === '?' && target instanceof HTMLInputElement && target.type === 'search' && target.value === '')
    return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
