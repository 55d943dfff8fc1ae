import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readHtml } from '../../../../electron/engine/read/read-html.ts';
import { encodeIn } from '../../../fixtures/encode-in.ts';
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
    ['elements that are not visible', '<div style="visibility:hidden">Hidden</div>'],
    ['what a style sheet hides by class', '<style>.x, .y { display: none }</style><p class="b y">Hidden</p>'],
    [
      'what another rule makes visible only',
      '<style>.x{display:none} .x{visibility:visible}</style><p class=x>Hidden</p>',
    ],
    ['what a style sheet hides by id', '<style>#x{visibility:hidden}</style><p id=x>Hidden</p>'],
    [
      'what a style sheet hides by element and class',
      '<style>/* p */ p.x{color:red;display:none}</style><p class=x>No</p>',
    ],
    ['icons for the eye alone', '<span aria-hidden="true">★</span>'],
    ['a page inside', '<iframe srcdoc="<p>Inside</p>"></iframe>'],
    ['an object from elsewhere', '<object data="data:text/html,<p>Inside">Object</object>'],
    ['a closed dialog', '<dialog>Accept cookies</dialog>'],
    ['the navigation role', '<div role="navigation">Home</div>'],
    ['attributes', '<img alt="x" onerror="pwned()">'],
    ['comments', '<!-- pwned -->'],
  ])('leaves out %s', (_name, html) => {
    expect(read(`${html}<p>Ten days.</p>${html}`).text).toBe('Ten days.');
  });

  it.each([
    ['a later rule shows', '<style>.x{display:none} .x{display:block}</style><p class=x>Shown'],
    ['a more specific rule shows', '<style>p.x{display:block} .x{display:none}</style><p class=x>Shown'],
    ['its own style shows', '<style>.x{display:none}</style><p class=x style="display:block">Shown'],
    [
      'only paper hides',
      '<style>@media print{.x{display:none}}</style><style media=print>p{display:none}</style><p class=x>Shown',
    ],
    ['another element hides', '<style>div.x, .x .y, .x > p{display:none}</style><p class=x>Shown'],
    ['a dialog over the page hides', '<main aria-hidden="true"><p>Shown</p></main>'],
  ])('keeps what %s', (_name, html) => {
    expect(read(html).text).toBe('Shown');
  });

  it('reads closed details with their summary', () => {
    expect(outlineOf(read('<details><summary>Who asks?</summary><p>The employee.</p></details>'))).toEqual([
      'paragraph: Who asks?',
      'paragraph: The employee.',
    ]);
  });

  it('sets footnotes apart and marks where the text refers to them', () => {
    const html =
      '<p>Ten days<sup><a href="#n1" id="r1">1</a></sup> a year<a href="#n2"><sup>[2]</sup></a>, 20 m<sup>2</sup>.</p>' +
      '<section class="footnotes"><ol><li id="n1"><p>Paid. <a href="#r1">↩</a></p></li><li id="n2">Working days.</li></ol></section>' +
      '<aside role="doc-footnote"><p>Since 2020.</p></aside>';
    expect(outlineOf(read(html))).toEqual([
      'paragraph: Ten days[1] a year[2], 20 m2.',
      'note: 1. Paid.',
      'note: 2. Working days.',
      'note: Since 2020.',
    ]);
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

describe('the anchor of a block', () => {
  function anchors(html: string) {
    const { text, blocks } = read(html);
    return blocks.map(({ start, end, anchor }) => [text.slice(start, end), anchor]);
  }

  it('is the nearest id or name before its words', () => {
    expect(
      anchors(
        '<p>Intro</p><section id="s1"><h2>Leave</h2><p>Ten <b id="late">days</b>.</p><h2><a name="sick"></a>Sick leave</h2></section><p id="two words">End</p>',
      ),
    ).toEqual([
      ['Intro', undefined],
      ['Leave', 's1'],
      ['Ten days.', 's1'],
      ['Sick leave', 'sick'],
      ['End', 'sick'],
    ]);
  });

  it('is that of its row in a table', () => {
    expect(
      anchors(
        '<table id="t"><tr><th>Level<th>Limit<tr id="clerk"><td>Clerk<td>$5<tr><td>Boss<td><a name="boss"></a>$9</table>',
      ),
    ).toEqual([
      ['Clerk\t$5', 'clerk'],
      ['Boss\t$9', 'boss'],
    ]);
  });
});

describe('XHTML', () => {
  it('is read with its empty elements and character data', () => {
    const bytes = new TextEncoder().encode(
      '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Leave</title><script src="x.js"/></head>' +
        '<body><p><a id="p1"/>Ten days.<br/>Paid.</p><p><![CDATA[Less than < 5 & more]]></p></body></html>',
    );
    const document = readHtml({ bytes, fileName: 'leave.xhtml' });
    expect(document.fields.title).toBe('Leave');
    expect(document.blocks[0]).toMatchObject({ anchor: 'p1' });
    expect(outlineOf(document)).toEqual(['paragraph: Ten days.\nPaid.', 'paragraph: Less than < 5 & more']);
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
    ['<ol reversed><li>Two</li><li>One</li></ol>', ['2. Two', '1. One']],
    [
      '<ol reversed start="9"><li>Nine</li><li value="3">Three</li><li>Two</li></ol>',
      ['9. Nine', '3. Three', '2. Two'],
    ],
    ['<ol style="list-style-type: cjk-ideographic"><li>員工</li><li>主管</li></ol>', ['一、 員工', '二、 主管']],
    ['<ol style="list-style-type: lower-greek"><li>One</li></ol>', ['One']],
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

describe('a charset that the bytes contradict', () => {
  const page = (charset: string) => `<meta charset="${charset}"><p>特別休假應於五日前申請。</p>`;

  it('gives way to UTF-8, and both are named', () => {
    const { text, encoding, problems } = read(page('big5'));
    expect([text, encoding]).toEqual(['特別休假應於五日前申請。', 'utf-8']);
    expect(problems).toEqual([{ code: 'encoding-contradicted', details: { declared: 'big5', encoding: 'utf-8' } }]);
  });

  it('gives way to a byte order mark', () => {
    const bytes = new TextEncoder().encode(`\ufeff${page('gb2312')}`);
    expect(readHtml({ bytes, fileName: 'a.html' })).toMatchObject({
      text: '特別休假應於五日前申請。',
      encoding: 'utf-8',
      problems: [{ code: 'encoding-contradicted', details: { declared: 'gb2312', encoding: 'utf-8' } }],
    });
  });

  it('of UTF-16 in a page of single bytes means UTF-8', () => {
    expect(read(page('utf-16'))).toMatchObject({ encoding: 'utf-8', problems: [] });
  });

  it('is the one of the meta element before the one of the XML declaration', () => {
    const bytes = encodeIn('big5', `<?xml version="1.0" encoding="gb2312"?>${page('big5')}`);
    expect(readHtml({ bytes, fileName: 'a.html' })).toMatchObject({ encoding: 'big5', problems: [] });
  });

  it('is the one of the XML declaration in XHTML', () => {
    const bytes = encodeIn('big5', `<?xml version="1.0" encoding="big5"?>${page('gb2312')}`);
    expect(readHtml({ bytes, fileName: 'a.xhtml' })).toMatchObject({ encoding: 'big5', problems: [] });
  });

  it('is not one that a comment, a script or a description names', () => {
    const bytes = encodeIn(
      'big5',
      `<!-- <meta charset=gb2312> --><meta name=x content="charset=gb2312">${page('big5')}`,
    );
    expect(readHtml({ bytes, fileName: 'a.html' })).toMatchObject({ encoding: 'big5', problems: [] });
  });
});
