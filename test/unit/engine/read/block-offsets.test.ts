import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DocumentText, ReadingInput } from '../../../../electron/engine/read/document-text.ts';
import { readCsv } from '../../../../electron/engine/read/read-csv.ts';
import { readHtml } from '../../../../electron/engine/read/read-html.ts';
import { readMarkdown } from '../../../../electron/engine/read/read-markdown.ts';
import { readPlainText } from '../../../../electron/engine/read/read-plain-text.ts';

const PIECES = [
  ...[
    '# ',
    '## ',
    '- ',
    '1. ',
    '7) ',
    '> ',
    '    ',
    '```\n',
    '***\n',
    '---\n',
    '====\n',
    '[^1]: ',
    '| a | b |\n|---|---|\n',
    '| ',
  ],
  ...[
    ...['"', '",', ',', ';', '""'],
    '<p>',
    '</p>',
    '<li>',
    '<ol start=3>',
    '</ol>',
    '<table><tr><td>',
    '<td rowspan=2>',
    '<th>',
    '</table>',
    '<dt>',
    '<dd>',
  ],
  ...['<pre>', '<blockquote>', '<h2>', '<br>', '<!-- ', '-->', '<nav>', '&amp;', '<', '>'],
  ...['\n', '\n', '\n\n', '\r\n', '\r', '\f', '\t', ' ', '\u3000', '\u00a0', '\u0000', '\ufeff', '\ufffd'],
  ...[
    'word',
    'RULE',
    '第三條 ',
    '一、',
    'Section 4',
    '一般',
    '。',
    '.',
    '😀',
    'e\u0301',
    '$500',
    '*b*',
    '![](x)',
    'id: x\n',
  ],
];
const documents = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''));

/** Blocks in order and apart, each with words and without white space at its ends, cells inside their row. */
function faultOf({ text, blocks }: DocumentText): string | null {
  let last = 0;
  for (const block of blocks) {
    const words = text.slice(block.start, block.end);
    if (block.start < last || block.end > text.length) return 'overlaps or leaves the text';
    if (words === '' || words !== words.trim()) return 'is empty or begins or ends with white space';
    const cells = block.type === 'table-row' ? block.cells : [];
    if (cells.some(({ start, end }) => start < block.start || end > block.end || start > end)) return 'loses a cell';
    last = block.end;
  }
  return null;
}

it.each<[string, (input: ReadingInput) => DocumentText]>([
  ['Markdown', readMarkdown],
  ['plain text', readPlainText],
  ['HTML', readHtml],
  ['CSV', readCsv],
])('every block of any %s file is a clean span of the stored text', (_name, read) => {
  fc.assert(
    fc.property(documents, (source) => {
      // More words than control characters, or it would be refused as no text.
      const bytes = new TextEncoder().encode(`${source}\n\nThe words of the last rule stand here.`);
      expect(faultOf(read({ bytes, fileName: 'any' }))).toBeNull();
    }),
    { numRuns: 400 },
  );
});
