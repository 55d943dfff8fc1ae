/**
 * Names and texts of strangers on a terminal: what moves its cursor, sets its title or turns the direction of writing is
 * shown as a JSON escape, so that JSON stays the same value. Line feeds and tabs stay.
 */
export function escapeControls(text: string): string {
  return text.replace(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, escaped);
}

/** The same for a name, which may hold line feeds: one file is one line. */
export function onOneLine(name: string): string {
  return name.replace(/[\n\t]/g, escaped);
}

function escaped(character: string): string {
  if (character === '\n') return '\\n';
  if (character === '\t') return '\\t';
  if (character === '\r') return '\\r';
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
