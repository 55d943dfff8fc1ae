import { withoutControls } from './escape-html.ts';

/** Signs that Markdown, GitHub's as well, reads anywhere in a line. */
const SIGNS = /[\\`*_[\]<>&|~$]/g;

/** Signs that it reads at the beginning of a line: headings, lists, rules, quotations; and numbers of lists. */
const LINE_SIGNS = /^([ \t]*)([#+=-]|\d{1,9}(?=[.)]))/;

/** Text that Markdown shows as it is, line by line. */
export function escapeMarkdown(text: string): string {
  return withoutControls(text)
    .replace(/\r\n|\r/g, '\n')
    .replace(SIGNS, (sign) => `\\${sign}`)
    .split('\n')
    .map((line) => line.replace(LINE_SIGNS, escapeLineSign).trimStart())
    .join('\n');
}

/** The number of a list is told by the sign after it. */
function escapeLineSign(_match: string, indent: string, sign: string): string {
  return /\d/.test(sign) ? `${indent}${sign}\\` : `${indent}\\${sign}`;
}
