import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../../electron/engine/read/read-document.ts';
import { splitPassages } from '../../../../electron/engine/split/split-passages.ts';
import { labelledLine } from '../../../../electron/engine/split/line-labels.ts';
import { ROOT } from '../../../support/start-test-engine.ts';
import { countCodePoints } from './documents.ts';

/** Every document that comes with the project, and the odd ones of this folder. */
function documentsBelow(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|markdown|txt|csv|tsv|html|xhtml|docx|pdf)$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function split(file: string) {
  const bytes = new Uint8Array(fs.readFileSync(path.join(ROOT, file)));
  const document = await readDocument({ bytes, fileName: path.basename(file) });
  return { bytes, document, passages: splitPassages(document, countCodePoints) };
}

/** Files that a reader refuses, as some fixtures are made to be, have no passages. */
async function isRead(file: string): Promise<boolean> {
  return split(file).then(
    () => true,
    () => false,
  );
}

const FILES = ['resources/demo', 'test/fixtures', 'test/eval'].flatMap(documentsBelow);
const READ = await Promise.all(FILES.map(isRead));
const DOCUMENTS = FILES.filter((_, index) => READ[index]);
const WITH_LINES = DOCUMENTS.filter((file) => /\.(?:md|markdown|txt|csv|tsv)$/.test(file));

test('there are documents of every format', () => {
  expect(new Set(DOCUMENTS.map((file) => path.extname(file)))).toEqual(
    new Set(['.md', '.markdown', '.txt', '.csv', '.tsv', '.html', '.xhtml', '.docx', '.pdf']),
  );
});

describe('in every document of the project', () => {
  test.each(DOCUMENTS)('passages of %s are in order, apart, and slices of its text', async (file) => {
    const { document, passages } = await split(file);
    let end = 0;
    for (const passage of passages) {
      expect(passage.start).toBeGreaterThanOrEqual(end);
      expect(passage.end).toBeGreaterThan(passage.start);
      expect(passage.text).toBe(document.text.slice(passage.start, passage.end));
      end = passage.end;
    }
    expect(end).toBeLessThanOrEqual(document.text.length);
    expect(passages.length).toBeGreaterThan(0);
  });

  test.each(WITH_LINES)('the lines of each passage of %s hold it in the file', async (file) => {
    const { bytes, document, passages } = await split(file);
    const lines = new TextDecoder(document.encoding ?? 'utf-8').decode(bytes).split(/\r\n|\n|\r/);
    for (const { text, lines: place } of passages) {
      const [first, last] = place ?? [0, 0];
      const there = lines.slice(first - 1, last).join('\n');
      expect(there).toContain(text.replace(/\r\n|\r/g, '\n'));
      expect(last - first).toBe(text.split(/\r\n|\n|\r/).length - 1);
    }
  });

  test.each(WITH_LINES)('every line of %s is in one passage, or a heading, a field or markup', async (file) => {
    const { document, passages } = await split(file);
    const isRow = (line: string) => document.format === 'csv' || line.startsWith('|');
    const left = linesOutside(document.text, passages).filter(
      ({ line, outside }) => !isKnown(line, document, passages) && !(isRow(line) && isKnownRow(outside, passages)),
    );
    expect(left).toEqual([]);
  });

  test.each(DOCUMENTS.filter((file) => file.endsWith('.pdf')))(
    'each passage of %s stands on the pages that it names',
    async (file) => {
      const { document, passages } = await split(file);
      const pages = document.pages ?? [];
      for (const { start, end, pages: named } of passages) {
        const touched = pages.filter(
          (page, index) => page.start < end && (pages[index + 1]?.start ?? Infinity) > start,
        );
        expect(named).toEqual([touched[0]?.page, touched.at(-1)?.page]);
      }
    },
  );
});

interface OutsideLine {
  line: string;
  /** What of it stands in no passage. */
  outside: string;
}

/** Non-blank lines that no passage touches; a line with words outside the passages that it touches counts as well. */
function linesOutside(text: string, passages: { start: number; end: number }[]): OutsideLine[] {
  const taken = new Uint8Array(text.length);
  for (const { start, end } of passages) taken.fill(1, start, end);
  const lines: OutsideLine[] = [];
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    const rest = Array.from(match[0], (character, index) => (taken[match.index + index] === 1 ? '' : character)).join(
      '',
    );
    if (/[\p{L}\p{N}]/u.test(rest.replace(/^\s*(?:[-*+>|]|\d+[.)])\s/, '')))
      lines.push({ line: match[0].trim(), outside: rest });
  }
  return lines;
}

/** Cells beside a rule's own words: its number, title, tags or kind; of the header row the names of these columns. */
function isKnownRow(outside: string, passages: Split['passages']): boolean {
  const known = new Set(['', 'id', 'title', 'text', 'tags', 'kind', 'rule', 'case']);
  for (const { clause, headings, tags } of passages) {
    for (const words of [clause ?? '', ...headings.flatMap((heading) => heading.split(' | ')), ...tags])
      known.add(words);
  }
  return outside.split(/[,|\t]/).every((cell) => known.has(cell.replaceAll('"', '').trim()));
}

type Split = Awaited<ReturnType<typeof split>>;

function isKnown(line: string, { text, blocks }: Split['document'], passages: Split['passages']): boolean {
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  if (frontMatter.split(/\r?\n/).includes(line)) return true;
  const bare = line
    .replace(/^#+\s*|\s*#+$/g, '')
    .replace(/[*_`]/g, '')
    .trim();
  const headings = passages.flatMap((passage) => passage.headings);
  if (headings.some((heading) => heading.replace(/[*_`]/g, '') === bare)) return true;
  if (blocks.some(({ type, start, end }) => type === 'heading' && text.slice(start, end).includes(line))) return true;
  const labelled = labelledLine(line.replace(/^[-*+]\s+/, ''), true);
  if (labelled && labelled.type !== 'field') return true;
  // The header row of a table stands in the headings of its rows.
  const cells = line
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  return line.includes('|') && headings.some((heading) => cells.every((cell) => heading.includes(cell)));
}
