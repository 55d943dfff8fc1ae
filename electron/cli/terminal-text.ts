import { escapeControls } from './escape-controls.ts';

/** Half-open UTF-16 offsets into a text. */
export type Range = readonly [start: number, end: number];

const UNDERLINE = '\u001b[4m';
const NO_UNDERLINE = '\u001b[24m';

/** A text for the terminal, a part of it underlined. The escapes are our own: those of the text itself are shown as such. */
export function terminalText(text: string, underlined?: Range): string {
  if (!underlined) return escapeControls(text);
  const [start, end] = underlined;
  const part = escapeControls(text.slice(start, end));
  return `${escapeControls(text.slice(0, start))}${UNDERLINE}${part}${NO_UNDERLINE}${escapeControls(text.slice(end))}`;
}
