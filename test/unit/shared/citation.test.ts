import { describe, expect, it } from 'vitest';
import {
  copiedCitation,
  copiedPassage,
  formatCitation,
  formatClause,
  formatMarkdownQuotation,
  formatQuotation,
  formatSource,
  type CitedPlace,
  type QuotedPlace,
} from '../../../shared/citation.ts';

const PURCHASING: CitedPlace = {
  document: { key: 'purchasing.md', title: 'Purchasing policy' },
  version: { label: '3', sha256: 'a'.repeat(64), status: 'in-force', from: '2025-03-03', to: null },
  clause: null,
  lines: [6, 6],
  pages: null,
  pageLabels: null,
};

const HANDBOOK: CitedPlace = {
  ...PURCHASING,
  document: { key: 'handbook.pdf', title: '員工手冊' },
  clause: '第三條',
  lines: null,
  pages: [14, 15],
  pageLabels: ['2', '3'],
};

const REFERENCE = `plr1:3f2b8c1e-0d4a-4b6f-9a51-7c2d5e8f9012/purchasing.md/${'a'.repeat(64)}//10-48/0123456789abcdef`;
const LINK = `policy-lookup://place/${REFERENCE}`;

const RULE: QuotedPlace = {
  ...PURCHASING,
  library: 'Cedar Ridge',
  text: 'Purchases need no order.\n',
  reference: REFERENCE,
};

describe('citations', () => {
  it.each([
    ['en', 'Purchasing policy · line 6 · version 3'],
    ['zh-Hant', 'Purchasing policy · 第 6 行 · 版本 3'],
    ['zh-Hans', 'Purchasing policy · 第 6 行 · 版本 3'],
  ] as const)('names document, line and version in %s', (language, citation) => {
    expect(formatCitation(PURCHASING, language)).toBe(citation);
  });

  it('names a range of lines', () => {
    expect(formatCitation({ ...PURCHASING, lines: [5, 7] }, 'en')).toBe('Purchasing policy · lines 5–7 · version 3');
  });

  it.each([
    ['en', '員工手冊 · 第三條 · pages 2–3 (pages 14–15 of the file) · version 3'],
    ['zh-Hant', '員工手冊 · 第三條 · 第 2–3 頁（檔案第 14–15 頁） · 版本 3'],
    ['zh-Hans', '員工手冊 · 第三條 · 第 2–3 页（文件第 14–15 页） · 版本 3'],
  ] as const)('names printed pages and pages of the file where they differ, in %s', (language, citation) => {
    expect(formatCitation(HANDBOOK, language)).toBe(citation);
  });

  it('names a page once where its label is its number', () => {
    const place: CitedPlace = { ...HANDBOOK, clause: null, pages: [4, 4], pageLabels: ['4'] };
    expect(formatCitation(place, 'en')).toBe('員工手冊 · page 4 · version 3');
  });

  it('names pages of a file that prints no labels', () => {
    const place: CitedPlace = { ...HANDBOOK, clause: null, pages: [4, 4], pageLabels: null };
    expect(formatCitation(place, 'zh-Hans')).toBe('員工手冊 · 第 4 页 · 版本 3');
  });

  it.each([
    ['en', 'Limits · sheet Leave, row 12 · version 3'],
    ['zh-Hant', 'Limits · 工作表「Leave」第 12 列 · 版本 3'],
    ['zh-Hans', 'Limits · 工作表“Leave”第 12 行 · 版本 3'],
  ] as const)('names sheet and row of a workbook in %s', (language, citation) => {
    const place: CitedPlace = {
      ...PURCHASING,
      document: { key: 'limits.xlsx', title: 'Limits' },
      lines: [12, 12],
      pages: [2, 2],
      pageLabels: ['Leave'],
    };
    expect(formatCitation(place, language)).toBe(citation);
  });

  it('does not say version twice for a label such as v3.1', () => {
    const place: CitedPlace = { ...PURCHASING, version: { ...PURCHASING.version, label: 'v3.1' } };
    expect(formatCitation(place, 'en')).toBe('Purchasing policy · line 6 · version 3.1');
  });

  it.each([
    ['4.2', 'clause 4.2', '第 4.2 條'],
    ['12.', 'clause 12', '第 12 條'],
    ['(b)', 'clause (b)', '(b) 項'],
    ['（三）', 'clause （三）', '（三） 項'],
    ['三、', 'clause 三', '第三條'],
    ['第三條', '第三條', '第三條'],
    ['Article 3', 'Article 3', 'Article 3'],
    ['§ 4', '§ 4', '§ 4'],
    ['COMP-001', 'COMP-001', 'COMP-001'],
  ])('speaks of the clause printed as %s', (printed, english, traditional) => {
    expect([formatClause(printed, 'en'), formatClause(printed, 'zh-Hant')]).toEqual([english, traditional]);
  });

  it.each([
    ['en', '“Purchases need no order.”', 'Cedar Ridge · Purchasing policy · line 6 · version 3 · SHA-256 aaaaaaaaaaaa'],
    [
      'zh-Hant',
      '「Purchases need no order.」',
      'Cedar Ridge · Purchasing policy · 第 6 行 · 版本 3 · SHA-256 aaaaaaaaaaaa',
    ],
  ] as const)('quotes a rule with its library, place, hash and link in %s', (language, quotation, source) => {
    expect(formatQuotation(RULE, language)).toBe(`${quotation}\n${source}\n${LINK}`);
    expect(copiedCitation(RULE, language).text).toBe(`${source}\n${LINK}`);
  });

  it('says of a rule that is no longer in force that it is not', () => {
    const old = { ...RULE, version: { ...RULE.version, status: 'superseded' as const } };
    expect(formatSource(old, 'en')).toBe(
      'Cedar Ridge · Purchasing policy · line 6 · version 3 · superseded · SHA-256 aaaaaaaaaaaa',
    );
  });

  it('links the citation in Markdown and in HTML', () => {
    const source = 'Cedar Ridge · Purchasing policy · line 6 · version 3 · SHA-256 aaaaaaaaaaaa';
    expect(formatMarkdownQuotation(RULE, 'en')).toBe(`> Purchases need no order.\n\n[${source}](${LINK})`);
    expect(copiedPassage(RULE, 'en').html).toBe(
      `<blockquote dir="auto">Purchases need no order.</blockquote><p><a href="${LINK}">${source}</a></p>`,
    );
  });

  it('shows a hostile text and title as text, in HTML and in Markdown', () => {
    const hostile: QuotedPlace = {
      ...RULE,
      text: '<script>alert("1")</script>\n# big | **bold** [x](javascript:1)\n- a\n12. b\u0000',
      document: { key: 'x', title: 'A"B\u202e<b>' },
    };
    expect(copiedPassage(hostile, 'en').html).toBe(
      '<blockquote dir="auto">&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;<br># big | **bold** [x](javascript:1)' +
        `<br>- a<br>12. b</blockquote><p><a href="${LINK}">` +
        'Cedar Ridge · A&quot;B&lt;b&gt; · line 6 · version 3 · SHA-256 aaaaaaaaaaaa</a></p>',
    );
    expect(formatMarkdownQuotation(hostile, 'en').split('\n').slice(0, 4)).toEqual([
      '> \\<script\\>alert("1")\\</script\\>',
      '> \\# big \\| \\*\\*bold\\*\\* \\[x\\](javascript:1)',
      '> \\- a',
      '> 12\\. b',
    ]);
  });
});
