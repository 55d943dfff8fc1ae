import { LIMITS } from '../../shared/limits.ts';

/** Line and paragraph separators, marks that turn the direction of writing, and characters that are not seen at all. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u061c\u202a-\u202e\u2060-\u2069\u{e0000}-\u{e007f}]/u;

/**
 * A name that a document or a person chose (title, heading, key) between quotation marks on one line: whatever it holds, it
 * can end neither its quotation nor its line. What it takes is limited, escapes included; a longer one ends in `…`.
 */
export function quoteName(name: string): string {
  let quoted = '';
  for (const character of name) {
    const written = HIDDEN.test(character) ? escapeUnits(character) : JSON.stringify(character).slice(1, -1);
    if (quoted.length + written.length > LIMITS.agentName) return `"${quoted}…"`;
    quoted += written;
  }
  return `"${quoted}"`;
}

function escapeUnits(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** At most this many names, and how many more there are. */
export function quoteNames(names: readonly string[], more: (count: number) => string): string {
  const shown = names.slice(0, LIMITS.agentNamed).map(quoteName);
  const rest = names.length - shown.length;
  return [...shown, ...(rest > 0 ? [more(rest)] : [])].join(', ');
}

/** The first `length` UTF-16 units, without half of a character at the end. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
