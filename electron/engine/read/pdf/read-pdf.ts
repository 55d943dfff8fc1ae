import type { PDFDocumentProxy } from 'pdfjs-dist';
import { CodedError } from '../../../../shared/app-error.ts';
import type { ReadingProblem } from '../../../../shared/document.ts';
import type { DocumentText, ReadingInput } from '../document-text.ts';
import { removeContentsItems, removeContentsLines } from './contents-lines.ts';
import { collectItems } from './document-items.ts';
import { findHeadings, outlineKey, type OutlineTitles } from './headings.ts';
import { openPdf, type OpenedPdf } from './open-pdf.ts';
import { readPages } from './page-reader.ts';
import { readPrintedNotes } from './printed-notes.ts';
import { RecognisedPages } from './recognised-pages.ts';
import { removeRunningLines, type PageLines } from './running-lines.ts';
import { readStated } from './stated.ts';
import { findTitle } from './title.ts';
import { measureTypography } from './typography.ts';
import { writeBlocks } from './write-blocks.ts';

/** `%PDF-` stands within this many bytes; viewers accept what mail programs put before it. */
const HEADER_RANGE = 1024;

/**
 * Reads a PDF: paragraphs in reading order with their pages, without running headers, footers and page numbers. Pages
 * without text are named in the problems, also when all are; recognised text is read as if it were the page's own.
 * @throws CodedError `format-mismatch`, `password-required`, `document-damaged`, `file-too-large`.
 */
export async function readPdf(input: ReadingInput): Promise<DocumentText> {
  if (input.bytes.length === 0) throw new CodedError('file-empty');
  const head = Buffer.from(input.bytes.buffer, input.bytes.byteOffset, Math.min(input.bytes.length, HEADER_RANGE));
  if (!head.includes('%PDF-')) throw new CodedError('format-mismatch');
  const pdf = await openPdf(input.bytes, input.password);
  try {
    return await readOpened(pdf, input.fileName, new RecognisedPages(input.recognised, pdf.isLocked));
  } finally {
    await pdf.document.loadingTask.destroy();
  }
}

async function readOpened(opened: OpenedPdf, fileName: string, recognised: RecognisedPages): Promise<DocumentText> {
  const pdf = opened.document;
  const stated = await readStated(pdf);
  const sources = {
    labels: await readLabels(pdf),
    notes: await readPrintedNotes(pdf),
    hasStructure: stated.isTagged,
    recognised,
  };
  const problems: ReadingProblem[] = [];
  const read: PageLines[] = [];
  for await (const page of readPages(opened, sources)) {
    if (page.lines.length === 0) problems.push(...recognised.problemsOfPage(page.page, page.isGarbled));
    read.push(page);
  }
  const pages = removeRunningLines(read).map((page) => ({
    ...page,
    lines: removeContentsLines(page.lines, read.length),
  }));
  const typography = measureTypography(pages.map((page) => page.lines));
  const items = removeContentsItems(collectItems(pages, typography), read.length);
  const headings = findHeadings(items, typography, await readOutline(pdf));
  const { text, blocks, boxes, pages: starts, skipped } = writeBlocks(items, headings, pages);
  if (stated.isXfa && (blocks.length === 0 || XFA_PLACEHOLDER.test(text)))
    throw new CodedError('format-unsupported', { format: 'xfa' });
  if (skipped > 0) problems.push({ code: 'text-skipped', details: { characters: skipped } });
  return recognised.mark({
    format: 'pdf',
    encoding: null,
    text,
    hasLines: false,
    blocks,
    pages: starts,
    boxes,
    fields: { title: findTitle(stated.title, items, headings, fileName) },
    problems,
  });
}

/** The only page of a form that is made anew by Adobe Reader from its XFA part. */
const XFA_PLACEHOLDER = /^Please wait\.\.\./;

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
