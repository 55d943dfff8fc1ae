import { parse } from 'csv-parse/sync';
import { parse as parseHtml, type DefaultTreeAdapterMap } from 'parse5';
import { describe, expect, it } from 'vitest';
import { EXPORT_WRITERS } from '../../../../shared/exports/export-writers.ts';
import type { ExportedPlaces } from '../../../../shared/exports/exported-places.ts';
import type { ReadPlace } from '../../../../shared/operation-results.ts';

const LIBRARY = '3f2b8c1e-0d4a-4b6f-9a51-7c2d5e8f9012';
const PLACE: ReadPlace = {
  reference: `plr1:${LIBRARY}/purchasing.md/${'a'.repeat(64)}/4.2/10-48/0123456789abcdef`,
  library: 'Cedar Ridge',
  kind: 'policy',
  document: { key: 'purchasing.md', title: 'Purchasing policy' },
  version: { label: '3', sha256: 'a'.repeat(64), status: 'in-force', from: '2025-03-03', to: null },
  clause: '4.2',
  headings: [],
  lines: [6, 6],
  pages: null,
  pageLabels: null,
  text: 'Purchases need no order.',
  newerVersion: false,
};

/** Each would do something in a browser, a spreadsheet or a renderer of Markdown if it were more than text. */
const HOSTILE = [
  '<script>fetch("https://x")</script><img src=x onerror=alert(1)>',
  '</blockquote></body><style>@import "x"</style>',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '＝1+1',
  '\t=1+1',
  ' =1+1',
  'a "quoted", cell\r\nand | a second line',
  '# no heading\n- no item\n| no | table |\n1. no list\n```\nno code',
  '[no link](javascript:alert(1)) ![no picture](file:///etc/passwd) <b>no</b> &lt;',
  'turned \u202eround and never back',
  'nothing \u0000 below',
];

function exportOf(places: readonly ReadPlace[], question = 'Who pays?'): ExportedPlaces {
  const scope = { libraries: [LIBRARY], documents: ['purchasing.md'], asOf: '2026-01-31' };
  return { question, libraries: ['Cedar Ridge'], scope, madeAt: Date.UTC(2026, 0, 31, 12), places };
}

const hostilePlaces = HOSTILE.map((text) => ({ ...PLACE, text, document: { key: 'x', title: text } }));
const shownAs = (text: string) => text.replace('\u0000', '');

type HtmlNode = DefaultTreeAdapterMap['node'];

function elementsOf(node: HtmlNode): DefaultTreeAdapterMap['element'][] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

function textOf(node: HtmlNode): string {
  if ('tagName' in node && node.tagName === 'br') return '\n';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

describe('the head', () => {
  it.each([
    ['en', ['# Rules found', '- **Question**: Who pays?', '- **Libraries**: Cedar Ridge']],
    ['zh-Hant', ['# 查得的規定', '- **查詢**: Who pays?', '- **規章庫**: Cedar Ridge']],
    ['zh-Hans', ['# 查得的规定', '- **查询**: Who pays?', '- **规章库**: Cedar Ridge']],
  ] as const)('names question and libraries in %s', (language, lines) => {
    const written = EXPORT_WRITERS.markdown.write(exportOf([PLACE]), language).split('\n');
    expect(written.filter((line) => line !== '').slice(0, 3)).toEqual(lines);
  });

  it('names what was searched, and the day of it', () => {
    const written = EXPORT_WRITERS.markdown.write(exportOf([PLACE]), 'en');
    expect(written).toContain('- **Searched**: rules in force · as of Jan 31, 2026 · documents: purchasing.md\n');
    expect(written).toMatch(/- \*\*Made on\*\*: Jan 31, 2026/);
  });
});

describe('CSV', () => {
  const rowsOf = (exported: ExportedPlaces): Record<string, string>[] =>
    parse(EXPORT_WRITERS.csv.write(exported, 'en'), { bom: true, columns: true, relax_quotes: false });

  it('begins with the mark that Excel needs, and ends each line as RFC 4180 says', () => {
    const written = EXPORT_WRITERS.csv.write(exportOf([PLACE]), 'en');
    expect(written.startsWith('\ufeff"Text",')).toBe(true);
    expect(written.split('\r\n')).toHaveLength(3);
  });

  it('holds the rule with library, version, dates, hash, question and scope', () => {
    expect(rowsOf(exportOf([PLACE]))).toMatchObject([
      {
        Text: 'Purchases need no order.',
        Citation: 'Purchasing policy · clause 4.2 · line 6 · version 3',
        Library: 'Cedar Ridge',
        Version: '3',
        State: 'in force',
        'In force from': '2025-03-03',
        'In force until': '',
        'SHA-256': 'a'.repeat(64),
        Question: 'Who pays?',
      },
    ]);
  });

  it('gives every text back, and begins no cell as a formula', () => {
    const rows = rowsOf(exportOf(hostilePlaces, '=1+1'));
    expect(rows.map((row) => row['Text']?.replace(/^'/, ''))).toEqual(HOSTILE.map(shownAs));
    expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^\s*[=+\-@＝]/.test(cell))).toEqual([]);
  });
});

describe('HTML', () => {
  const written = EXPORT_WRITERS.pdf.write(exportOf(hostilePlaces, HOSTILE[0]), 'zh-Hant');
  const elements = elementsOf(parseHtml(written));

  it('holds no element and no attribute but its own', () => {
    const names = new Set(elements.map(({ tagName }) => tagName));
    expect([...names].sort()).toEqual(
      ['a', 'article', 'blockquote', 'body', 'br', 'dd', 'dl', 'dt', 'h1', 'head', 'html', 'meta', 'p', 'style'].concat(
        'title',
      ),
    );
    const attributes = new Set(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name)));
    expect([...attributes].sort()).toEqual(['charset', 'dir', 'href', 'lang']);
  });

  it('links to places only', () => {
    const links = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'href'));
    expect(links.filter(({ value }) => !value.startsWith(`policy-lookup://place/plr1:${LIBRARY}/`))).toEqual([]);
    expect(links).toHaveLength(HOSTILE.length);
  });

  it('shows each text as it is', () => {
    const quotations = elements.filter(({ tagName }) => tagName === 'blockquote').map(textOf);
    expect(quotations).toEqual(HOSTILE.map((text) => shownAs(text).replace('\r\n', '\n').trim()));
  });
});
