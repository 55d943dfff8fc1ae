import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../../../electron/engine/read/read-markdown.ts';
import { outlineOf } from '../../../support/outline-of.ts';

function read(text: string, fileName = 'purchasing.md') {
  return readMarkdown({ bytes: new TextEncoder().encode(text), fileName });
}

describe('blocks', () => {
  it('are headings and paragraphs without their marks', () => {
    const text =
      '# Purchasing\r\n\r\nOrders are *required*.\r\nAlways.\r\n\r\nRepairs\r\n-------\r\n\r\n## Small ##\r\n';
    const document = read(text);
    expect(document.text).toBe(text);
    expect(outlineOf(document)).toEqual([
      'h1: Purchasing',
      'paragraph: Orders are *required*.\r\nAlways.',
      'h2: Repairs',
      'h2: Small',
    ]);
  });

  it('are list items of their own, with depth and the number as printed', () => {
    const { blocks, text } = read('4. Orders\n5. Invoices\n   - matched\n   - paid\n\n     in time\n6) Other\n');
    expect(blocks.map((block) => [block.type, block.number, text.slice(block.start, block.end)])).toEqual([
      ['list-item', '4.', '4. Orders'],
      ['list-item', '5.', '5. Invoices'],
      ['list-item', undefined, 'matched'],
      ['list-item', undefined, 'paid'],
      ['paragraph', undefined, 'in time'],
      ['list-item', '6)', '6) Other'],
    ]);
    expect(blocks.map((block) => (block.type === 'list-item' ? block.depth : null))).toEqual([0, 0, 1, 1, null, 0]);
  });

  it('are the rows of a table, each with its cells and the headers', () => {
    const { blocks, text } = read('| Level | **Limit** |\n|---|---|\n| Clerk | $500 |\n| Manager | |\n');
    expect(blocks.map((block) => (block.type === 'table-row' ? block.header : null))).toEqual([
      ['Level', 'Limit'],
      ['Level', 'Limit'],
    ]);
    const cells = blocks.flatMap((block) => (block.type === 'table-row' ? [block.cells] : []));
    expect(cells.map((row) => row.map(({ start, end }) => text.slice(start, end)))).toEqual([
      ['Clerk', '$500'],
      ['Manager', ''],
    ]);
  });

  it('keep every cell inside its row, empty ones at the ends too', () => {
    const { blocks } = read('| A | B | C |\n|---|---|---|\n|  | middle |  |\n');
    for (const block of blocks) {
      if (block.type !== 'table-row') continue;
      expect(block.cells.every((cell) => cell.start >= block.start && cell.end <= block.end)).toBe(true);
    }
    expect(blocks).toHaveLength(1);
  });

  it('are notes for code, quotations and footnotes', () => {
    const text = '> Quoted rule.\n\n```sh\nrun it\n```\n\n    indented\n\nSee[^1].\n\n[^1]: The footnote.\n';
    expect(outlineOf(read(text))).toEqual([
      'note: Quoted rule.',
      'note: run it',
      'note: indented',
      'paragraph: See[^1].',
      'note: The footnote.',
    ]);
  });

  it('hold HTML inside a line as text', () => {
    expect(outlineOf(read('Ten <b>days</b>.\n'))).toEqual(['paragraph: Ten <b>days</b>.']);
  });

  it('of HTML are its words without the tags around them', () => {
    const text = [
      '<h2 id="leave">Leave</h2>\r\n<p>Ten <b>days</b>.</p>',
      '<details><summary>Who asks?</summary>',
      'The *employee*.',
      '</details>',
      '<ul><li>by mail</li>\r\n<li>by phone</li></ul>',
      '<div hidden>Draft</div><script>alert(1)</script><style>p{}</style>',
      '<aside>\r\n💡 Keep it short.\r\n</aside>',
    ].join('\r\n\r\n');
    const document = read(text);
    expect(document.text).toBe(text);
    expect(outlineOf(document)).toEqual([
      'h2: Leave',
      'paragraph: Ten <b>days</b>.',
      'paragraph: Who asks?',
      'paragraph: The *employee*.',
      'item 0: by mail',
      'item 0: by phone',
      'paragraph: 💡 Keep it short.',
    ]);
    expect(document.blocks[1]).toMatchObject({ anchor: 'leave' });
  });

  it('of an HTML table are its rows', () => {
    const { text, blocks } = read(
      '<table>\n<tr><th>Level</th><th>Limit</th></tr>\n<tr><td>Clerk</td><td>$500</td></tr>\n</table>\n',
    );
    expect(blocks.map((block) => (block.type === 'table-row' ? block.header : null))).toEqual([[], ['Level', 'Limit']]);
    expect(blocks.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Level</th><th>Limit',
      'Clerk</td><td>$500',
    ]);
  });

  it('leave out what has no words', () => {
    expect(read('<!-- a comment -->\n\n<br/>\n\n![](scan.png)\n\n***\n\n[link]: http://example.org\n').blocks).toEqual(
      [],
    );
  });
});

describe('front matter', () => {
  it('says what the document is', () => {
    const text =
      '---\ntitle: Purchasing policy\nid: PUR-001\nversion: 2.1\neffective: 2025-01-31\nuntil: 2026-12-31\nstatus: In force\n' +
      'kind: rules\nowner: Accounts payable\ntags: [buying, orders]\n---\n\n# Heading\n\nRule.\n';
    const document = read(text);
    expect(document.fields).toEqual({
      title: 'Purchasing policy',
      number: 'PUR-001',
      version: '2.1',
      effective: '2025-01-31',
      until: '2026-12-31',
      status: 'in-force',
      kind: 'rules',
      owner: 'Accounts payable',
      tags: ['buying', 'orders'],
    });
    expect(outlineOf(document)).toEqual(['h1: Heading', 'paragraph: Rule.']);
  });

  it('may be Chinese', () => {
    const { fields } = read(
      '---\n标题: 采购制度\n標籤: 采购，订单\n版本: "3"\n生效: 2025年1月31日\n状态: 现行\n---\n规则。\n',
    );
    expect(fields).toEqual({
      title: '采购制度',
      tags: ['采购', '订单'],
      version: '3',
      effective: '2025-01-31',
      status: 'in-force',
    });
  });

  it.each([
    ['a day that does not exist', 'effective: 2025-02-30'],
    ['an unknown status', 'status: maybe'],
    ['YAML that is none', 'title: [unclosed'],
    ['a list instead of properties', '- one\n- two'],
    [
      'aliases without end',
      'a: &a [x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]',
    ],
  ])('with %s is passed over', (_name, yaml) => {
    const document = read(`---\n${yaml}\n---\n\nThe rule.\n`);
    expect(document.fields).toEqual({ title: 'purchasing' });
    expect(outlineOf(document)).toEqual(['paragraph: The rule.']);
  });
});

describe('the title of a document without front matter', () => {
  it('is its first level-1 heading as it reads', () => {
    expect(read('## Part\n\n# **Purchasing** [policy](p.md) `v2` &amp; more\n').fields.title).toBe(
      'Purchasing policy v2 & more',
    );
  });

  it('is the name of the file when there is none', () => {
    expect(read('## Part\n', 'cedar.ridge.markdown').fields.title).toBe('cedar.ridge');
  });
});

describe('large and strange files', () => {
  it('keep exact spans from the first heading to the last', () => {
    const text = Array.from({ length: 3_000 }, (_, at) => `## ${at}. Clause\nText of clause ${at}.\n`).join('');
    const outline = outlineOf(read(text));
    expect(outline).toHaveLength(6_000);
    expect(outline.at(-2)).toBe('h2: 2999. Clause');
    expect(outline.at(-1)).toBe('paragraph: Text of clause 2999.');
  });

  it('do not take a heading inside a long code block for one', () => {
    const code = '# not a heading\n'.repeat(3_000);
    const { blocks } = read(`Before.\n\n\`\`\`\n${code}\`\`\`\n\n# After\n`);
    expect(blocks.map((block) => block.type)).toEqual(['paragraph', 'note', 'heading']);
  });

  it('may nest quotations a thousand deep', () => {
    expect(outlineOf(read(`${'>'.repeat(1_000)} deep`))).toEqual(['note: deep']);
  });
});
