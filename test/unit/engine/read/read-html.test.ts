import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readHtml } from '../../../../electron/engine/read/read-html.ts';
import { outlineOf } from '../../../support/outline-of.ts';

function read(html: string) {
  return readHtml({ bytes: new TextEncoder().encode(html), fileName: 'leave.html' });
}

describe('what is read of a page', () => {
  it('is its text, one block a line', () => {
    const document = read(
      '<title>Leave</title><h1>Leave  policy</h1><p>Ten\n days<br>a <b>ye</b>ar.</p>Loose words<div>A box</div>',
    );
    expect(document.text).toBe('Leave policy\nTen days\na year.\nLoose words\nA box');
    expect(outlineOf(document)).toEqual([
      'h1: Leave policy',
      'paragraph: Ten days\na year.',
      'paragraph: Loose words',
      'paragraph: A box',
    ]);
  });

  it.each([
    ['script', '<script>pwned()</script>'],
    ['style', '<style>p { color: red }</style>'],
    ['nav', '<nav>Home</nav>'],
    ["the site's header", '<header>Intranet</header>'],
    ["the site's footer", '<footer>Imprint</footer>'],
    ['aside', '<aside>See also</aside>'],
    ['template', '<template><p>Draft</p></template>'],
    ['noscript', '<noscript>Turn it on</noscript>'],
    ['hidden elements', '<p hidden>Hidden</p>'],
    ['elements that are not displayed', '<p style="color: red; display: none">Hidden</p>'],
    ['the navigation role', '<div role="navigation">Home</div>'],
    ['attributes', '<img alt="x" onerror="pwned()">'],
    ['comments', '<!-- pwned -->'],
  ])('leaves out %s', (_name, html) => {
    expect(read(`${html}<p>Ten days.</p>${html}`).text).toBe('Ten days.');
  });

  it('keeps the header of an article', () => {
    expect(read('<article><header><h1>Leave</h1></header><p>Ten days.</p></article>').text).toBe('Leave\nTen days.');
  });

  it('marks quotations and preformatted text as notes', () => {
    expect(outlineOf(read('<blockquote><p>Quoted.</p></blockquote><pre>one\n  two</pre><p>Rule.</p>'))).toEqual([
      'note: Quoted.',
      'note: one\n  two',
      'paragraph: Rule.',
    ]);
  });

  it('joins a term and its definition', () => {
    expect(
      outlineOf(read('<dl><dt>Leave</dt><dd><p>Paid time off.</p></dd><dt>Week</dt><dd>Five days.</dd></dl>')),
    ).toEqual(['paragraph: Leave\nPaid time off.', 'paragraph: Week\nFive days.']);
  });

  it('does not overflow with 50,000 elements inside one another', () => {
    expect(read(`${'<div><span>'.repeat(25_000)}deep`).text).toBe('deep');
  });
});

describe('lists', () => {
  it.each([
    ['<ol><li>One</li><li>Two</li></ol>', ['1. One', '2. Two']],
    ['<ol start="5"><li>Five</li><li value="9">Nine</li><li>Ten</li></ol>', ['5. Five', '9. Nine', '10. Ten']],
    ['<ol type="a" start="26"><li>Z</li><li>AA</li></ol>', ['z. Z', 'aa. AA']],
    ['<ol type="I" start="3"><li>Three</li><li>Four</li></ol>', ['III. Three', 'IV. Four']],
    ['<ol style="list-style-type: lower-roman"><li>One</li></ol>', ['i. One']],
    ['<ol style="list-style: none"><li>One</li></ol>', ['One']],
    ['<ol reversed><li>Two</li></ol>', ['Two']],
    ['<ul><li>Bullet</li></ul>', ['Bullet']],
    ['<ol><li>4.2 Employees ask first.</li></ol>', ['4.2 Employees ask first.']],
    ['<ol><li>(a) Employees ask first.</li></ol>', ['(a) Employees ask first.']],
    ['<ol><li>第三條 員工應先申請。</li></ol>', ['第三條 員工應先申請。']],
    ['<ol><li>Yes. You can.</li><li>2.5 days a month</li></ol>', ['1. Yes. You can.', '2. 2.5 days a month']],
  ])('%s print their numbers', (html, lines) => {
    expect(read(html).text.split('\n')).toEqual(lines);
  });

  it('have a depth, and paragraphs inside an item are the item', () => {
    const document = read('<ol><li><p>Outer</p><ul><li>Inner</li></ul><p>More</p></li><li>Next</li></ol>');
    expect(outlineOf(document)).toEqual(['item 0: 1. Outer', 'item 1: Inner', 'paragraph: More', 'item 0: 2. Next']);
  });
});

describe('tables', () => {
  function rows(html: string) {
    const { text, blocks } = read(html);
    return blocks.map((block) =>
      block.type === 'table-row'
        ? { header: block.header, cells: block.cells.map(({ start, end }) => text.slice(start, end)) }
        : text.slice(block.start, block.end),
    );
  }

  it('are read row by row with their header cells', () => {
    expect(
      rows(
        '<table><caption>Limits</caption><thead><tr><th>Level<th>Limit</thead><tr><td>Clerk<td>$500<tr><td>Manager<td><p>$5,000</p><p>once</p></table>',
      ),
    ).toEqual([
      'Limits',
      { header: ['Level', 'Limit'], cells: ['Clerk', '$500'] },
      { header: ['Level', 'Limit'], cells: ['Manager', '$5,000 once'] },
    ]);
  });

  it('say a cell again in every row that it spans', () => {
    expect(
      rows(
        '<table><tr><th>Level<th colspan=2>Limits<tr><td rowspan=2>Clerk<td>hotel<td>$100<tr><td>meals<td>$30</table>',
      ),
    ).toEqual([
      { header: ['Level', 'Limits', 'Limits'], cells: ['Clerk', 'hotel', '$100'] },
      { header: ['Level', 'Limits', 'Limits'], cells: ['Clerk', 'meals', '$30'] },
    ]);
  });

  it('with an empty first cell give a row that begins at its first word', () => {
    const { text, blocks } = read('<table><tr><th>Level<th>Limit<tr><td><td>$500</table>');
    expect(blocks.map(({ start, end }) => text.slice(start, end))).toEqual(['$500']);
  });

  it('that only arrange a page are read like its other boxes', () => {
    expect(rows('<table><tr><td>Menu<td><h1>Leave</h1><p>Ten days.</p></table>')).toEqual([
      'Menu',
      'Leave',
      'Ten days.',
    ]);
  });
});

describe('the title', () => {
  it.each([
    ['its title element', '<title> Leave\npolicy </title><h1>Other</h1>', 'Leave policy'],
    ['its first heading of level 1', '<h2>Part</h2><h1>Leave policy</h1>', 'Leave policy'],
    ['the name of the file', '<p>Ten days.</p>', 'leave'],
  ])('is %s', (_name, html, title) => {
    expect(read(html).fields.title).toBe(title);
  });
});

describe('the charset', () => {
  it('is the one that the page declares', () => {
    const bytes = readFileSync(new URL('../../../fixtures/encodings/big5-page.html', import.meta.url));
    expect(readHtml({ bytes, fileName: 'page.html' })).toMatchObject({
      encoding: 'big5',
      text: '特別休假應於五日前申請。',
      fields: { title: '請假規則' },
      problems: [],
    });
  });
});
