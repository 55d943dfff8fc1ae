import { describe, expect, it } from 'vitest';
import type { Block, PageStart } from '../../../../shared/block.ts';
import { documentItemsOf, itemIndexAt, type DocumentItem } from '../../../../renderer/reader/document-items.ts';

/** The span of `part` in `text`. */
function spanOf(text: string, part: string): { start: number; end: number } {
  const start = text.indexOf(part);
  if (start < 0) throw new Error(`${part} is not in the text`);
  return { start, end: start + part.length };
}

function wordsOf(text: string, items: DocumentItem[]): unknown[] {
  return items.map((item) =>
    item.type === 'table'
      ? item.rows.map((row) => row.cells.map((cell) => text.slice(cell.start, cell.end)))
      : item.pieces.map((piece) => [piece.line, text.slice(piece.start, piece.end).trim()]),
  );
}

describe('documents with lines', () => {
  const text = '# Leave\r\n\r\nApply early.\r\nThe head of the\r\nunit decides.\r\n';
  const blocks: Block[] = [
    { type: 'heading', level: 1, ...spanOf(text, 'Leave') },
    { type: 'paragraph', ...spanOf(text, 'Apply early.') },
    { type: 'paragraph', ...spanOf(text, 'The head of the\r\nunit decides.') },
  ];

  it('every line of the original is drawn with its number', () => {
    const items = documentItemsOf({ text, blocks, pages: null, hasLines: true });
    expect(wordsOf(text, items)).toEqual([
      [[1, 'Leave']],
      [[3, 'Apply early.']],
      [
        [4, 'The head of the'],
        [5, 'unit decides.'],
      ],
    ]);
  });

  it.each([
    ['- Fuel cards', 'Fuel cards', '•'],
    ['2. Pay', 'Pay', '2.'],
    ['(b) Pay', '(b) Pay', null],
    ['三、報銷', '三、報銷', null],
    ['* 報銷', '報銷', '•'],
  ])('the list item "%s" is drawn after its own mark', (source, words, marker) => {
    const item: Block = { type: 'list-item', depth: 0, ...spanOf(source, words) };
    const [drawn] = documentItemsOf({ text: source, blocks: [item], pages: null, hasLines: true });
    expect(drawn?.type === 'list-item' && drawn.marker).toBe(marker);
  });

  it('rows of a table stand together under their header', () => {
    const table = '| up to $500 | supervisor |\n| above | head |';
    const row = (line: string, ...cells: string[]): Block => ({
      type: 'table-row',
      ...spanOf(table, line),
      cells: cells.map((cell) => spanOf(table, cell)),
      header: ['Amount', 'Approval'],
    });
    const items = documentItemsOf({
      text: table,
      blocks: [
        row('| up to $500 | supervisor |', 'up to $500', 'supervisor'),
        row('| above | head |', 'above', 'head'),
      ],
      pages: null,
      hasLines: true,
    });
    expect(wordsOf(table, items)).toEqual([
      [
        ['up to $500', 'supervisor'],
        ['above', 'head'],
      ],
    ]);
  });

  it('tables with other columns stand apart', () => {
    const table = 'a b c';
    const cells = [spanOf(table, 'a'), spanOf(table, 'b'), spanOf(table, 'c')];
    const blocks: Block[] = [
      { type: 'table-row', start: 0, end: 3, cells: cells.slice(0, 2), header: [] },
      { type: 'table-row', start: 4, end: 5, cells: cells.slice(2), header: [] },
    ];
    expect(documentItemsOf({ text: table, blocks, pages: null, hasLines: false })).toHaveLength(2);
  });
});

describe('documents with pages', () => {
  const text = 'First rule.\nA rule that goes over the page.\nLast rule.';
  const blocks: Block[] = ['First rule.', 'A rule that goes over the page.', 'Last rule.'].map((part) => ({
    type: 'paragraph',
    ...spanOf(text, part),
  }));
  const pages: PageStart[] = [
    { start: 0, page: 1, label: 'i' },
    { start: text.indexOf('over'), page: 2, label: null },
    { start: text.indexOf('Last'), page: 3, label: '1' },
  ];

  it('a page begins with its printed label, else with its number, also inside a paragraph', () => {
    const items = documentItemsOf({ text, blocks, pages, hasLines: false });
    const drawn = items.flatMap((item) =>
      item.type === 'table' ? [] : item.pieces.map((piece) => [piece.page, text.slice(piece.start, piece.end)]),
    );
    expect(drawn).toEqual([
      ['i', 'First rule.'],
      [null, 'A rule that goes '],
      ['2', 'over the page.'],
      ['1', 'Last rule.'],
    ]);
  });

  it('shows no line numbers where the format has no lines', () => {
    const items = documentItemsOf({ text, blocks, pages, hasLines: false });
    expect(items.flatMap((item) => (item.type === 'table' ? [] : item.pieces.map(({ line }) => line)))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('finds the element that holds a place', () => {
    const items = documentItemsOf({ text, blocks, pages, hasLines: false });
    expect([0, text.indexOf('over'), text.length + 5].map((offset) => itemIndexAt(items, offset))).toEqual([0, 1, 2]);
  });
});
