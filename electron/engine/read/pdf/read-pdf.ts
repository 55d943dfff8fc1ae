import type { PDFDocumentProxy } from 'pdfjs-dist';
import { CodedError } from '../../../../shared/app-error.ts';
import type { ReadingProblem } from '../../../../shared/document.ts';
import type { DocumentText, ReadingInput } from '../document-text.ts';
import { removeContentsItems, removeContentsLines } from './contents-lines.ts';
import { collectItems } from './document-items.ts';
import { FontWeights } from './font-weights.ts';
import { findHeadings, outlineKey, type OutlineTitles } from './headings.ts';
import { openPdf, type OpenedPdf } from './open-pdf.ts';
import { readPagePieces } from './page-pieces.ts';
import { RecognisedPages } from './recognised-pages.ts';
import { readingOrder } from './reading-order.ts';
import { removeRunningLines, type PageLines } from './running-lines.ts';
import { markStrokedLines } from './stroked-text.ts';
import { findTitle } from './title.ts';
import { measureTypography } from './typography.ts';
import { writeBlocks } from './write-blocks.ts';

/** `%PDF-` stands within this many bytes; viewers accept what mail programs put before it. */
const HEADER_RANGE = 1024;

/**
 * Reads a PDF: paragraphs in reading order with their pages, without running headers, footers and page numbers. Pages
 * without text are named in the problems, also where no page has any; recognised text is read as if it were the page's own.
 * @throws CodedError `format-mismatch`, `password-required`, `document-damaged`, `file-too-large`.
 */
export async function readPdf(input: ReadingInput): Promise<DocumentText> {
  if (input.bytes.length === 0) throw new CodedError('file-empty');
  const head = Buffer.from(input.bytes.buffer, input.bytes.byteOffset, Math.min(input.bytes.length, HEADER_RANGE));
  if (!head.includes('%PDF-')) throw new CodedError('format-mismatch');
  const pdf = await openPdf(input.bytes, input.password);
  try {
    return await readOpened(pdf, input.fileName, new RecognisedPages(input.recognised));
  } finally {
    await pdf.document.loadingTask.destroy();
  }
}

async function readOpened(opened: OpenedPdf, fileName: string, recognised: RecognisedPages): Promise<DocumentText> {
  const pdf = opened.document;
  const labels = await readLabels(pdf);
  const problems: ReadingProblem[] = [];
  const fonts = new FontWeights();
  const read: PageLines[] = [];
  for (let page = 1; page <= pdf.numPages; page++) {
    const lines = await readPage(opened, page, labels?.[page - 1] ?? null, fonts, recognised);
    if (lines.lines.length === 0) problems.push(...recognised.problemsOfPage(page));
    read.push(lines);
  }
  const pages = removeRunningLines(read).map((page) => ({ ...page, lines: removeContentsLines(page.lines) }));
  const typography = measureTypography(pages.map((page) => page.lines));
  const items = removeContentsItems(collectItems(pages, typography));
  const headings = findHeadings(items, typography, await readOutline(pdf));
  const written = writeBlocks(items, headings, pages);
  if (written.skipped > 0) problems.push({ code: 'text-skipped', details: { characters: written.skipped } });
  return recognised.mark({
    format: 'pdf',
    encoding: null,
    text: written.text,
    hasLines: false,
    blocks: written.blocks,
    pages: written.pages,
    fields: { title: await findTitle(pdf, items, headings, fileName) },
    problems,
  });
}

/** The lines of a page. A page that cannot be read counts as one without text: the others are still worth reading. */
async function readPage(
  pdf: OpenedPdf,
  number: number,
  label: string | null,
  fonts: FontWeights,
  recognised: RecognisedPages,
): Promise<PageLines> {
  const empty: PageLines = { page: number, label, height: 0, lines: [] };
  try {
    const page = await pdf.document.getPage(number);
    const pieces = recognised.piecesOfPage(number) ?? (await readPagePieces(page));
    await fonts.learn(page, pieces);
    const { height } = page.getViewport({ scale: 1 });
    const ordered = readingOrder(pieces, number, (font) => fonts.isBold(font));
    const lines = await markStrokedLines(page, pdf.operators, ordered);
    page.cleanup();
    return { ...empty, height, lines };
  } catch {
    return empty;
  }
}

/** Page labels that differ from the plain page numbers; null when there are none. */
async function readLabels(pdf: PDFDocumentProxy): Promise<(string | null)[] | null> {
  const labels = await pdf.getPageLabels().catch(() => null);
  if (labels === null || labels.every((label, index) => label === String(index + 1))) return null;
  return labels.map((label) => (label === '' ? null : label));
}

interface OutlineNode {
  title: string;
  items: readonly OutlineNode[];
}

async function readOutline(pdf: PDFDocumentProxy): Promise<OutlineTitles> {
  const titles = new Map<string, number>();
  const roots = (await pdf.getOutline().catch(() => null)) as OutlineNode[] | null;
  let level = 1;
  // Level by level, since a hostile outline may be nested without end.
  for (let nodes = roots ?? []; nodes.length > 0 && level <= 9; level++) {
    for (const node of nodes) {
      const key = outlineKey(node.title);
      if (key !== '' && !titles.has(key)) titles.set(key, level);
    }
    nodes = nodes.flatMap((node) => node.items);
  }
  return titles;
}
