import { describe, expect, it } from 'vitest';
import { isShortcut, keysAsPrinted, SHORTCUTS, shortcutAmong } from '../../../../renderer/ui/shortcuts.ts';
import { sourceFiles } from '../../../architecture/source-files.ts';

const UP = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('shortcuts', () => {
  it.each([
    ['focusBox', { ...UP, key: 'k', ctrlKey: true }, true],
    ['focusBox', { ...UP, key: 'K', metaKey: true }, true],
    ['focusBox', { ...UP, key: 'k', ctrlKey: true, shiftKey: true }, false],
    ['focusBox', { ...UP, key: '/' }, true],
    ['focusBox', { ...UP, key: '/', shiftKey: true }, true],
    ['focusBox', { ...UP, key: '/', ctrlKey: true }, false],
    ['showShortcuts', { ...UP, key: '?', shiftKey: true }, true],
    ['nextHit', { ...UP, key: 'ArrowDown', altKey: true }, true],
    ['nextResult', { ...UP, key: 'ArrowDown', altKey: true }, false],
    ['copyCitation', { ...UP, key: 'C', ctrlKey: true, shiftKey: true }, true],
  ] as const)('%s is told from %o: %s', (name, pressed, expected) => {
    expect(isShortcut(pressed, name)).toBe(expected);
  });

  it('are told apart by their key', () => {
    expect(shortcutAmong({ ...UP, key: 'End' }, ['firstResult', 'lastResult'])).toBe('lastResult');
  });

  it('are printed as the keyboard prints them', () => {
    expect([keysAsPrinted('Mod+K', false), keysAsPrinted('Mod+K', true), keysAsPrinted('Alt+ArrowUp', false)]).toEqual([
      ['Ctrl', 'K'],
      ['⌘', 'K'],
      ['Alt', '↑'],
    ]);
  });

  it('do not share a key in the same place', () => {
    const uses = Object.values(SHORTCUTS).flatMap(({ place, keys }) => keys.map((key) => `${place} ${key}`));
    expect(new Set(uses).size).toBe(uses.length);
  });

  it('in the table are bound somewhere, but for those that the browser itself binds', () => {
    const window = sourceFiles('renderer').filter(({ name }) => !name.endsWith('ui/shortcuts.ts'));
    const unbound = Object.keys(SHORTCUTS).filter((name) => !window.some(({ text }) => text.includes(`'${name}'`)));
    // Enter presses the button that a result is; Escape empties a search field.
    expect(unbound).toEqual(['clearBox', 'openResult']);
  });
});
