import { inList, list, listDefinition, listLevel, makeDocx, paragraph, withStyle } from '../fixtures/make-docx.ts';
import { makePdf, type PdfText } from '../fixtures/make-pdf.ts';
import { generatedDocuments } from '../support/generated-corpus.ts';

/** The longest handbook that the program promises to read. */
export const PAGES = 1_500;

const RULES_PER_PAGE = 14;
const TEXT_RULES = 100_000;
const DOCX_RULES = 10_000;
const LINE_HEIGHT = 44;

/** A handbook of numbered rules with a heading, a running head and a page number on every page. */
export function longPdf(): Uint8Array {
  const rules = rulesOf(PAGES * RULES_PER_PAGE);
  const pages = Array.from({ length: PAGES }, (_, page): PdfText[] => [
    { text: 'Operations handbook', x: 240, y: 810, size: 9 },
    { text: `Chapter ${page + 1}`, x: 72, y: 770, size: 16, font: 'bold' },
    ...rules.slice(page * RULES_PER_PAGE, (page + 1) * RULES_PER_PAGE).map((rule, index) => ({
      text: `${page + 1}.${index + 1} ${rule}`,
      x: 72,
      y: 740 - index * LINE_HEIGHT,
    })),
    { text: `Page ${page + 1}`, x: 280, y: 30, size: 9 },
  ]);
  return makePdf({ pages });
}

/** Automatically numbered rules under headings. */
export function longDocx(): Uint8Array {
  const body = rulesOf(DOCX_RULES)
    .map((rule, index) =>
      index % 50 === 0 ? paragraph(`Chapter ${index / 50 + 1}`, withStyle('Heading1')) : paragraph(rule, inList(1)),
    )
    .join('');
  const numbering = listDefinition(0, listLevel(0, 'decimal', '%1.')) + list(1, 0);
  return makeDocx({ body, numbering });
}

export function longText(): string {
  return rulesOf(TEXT_RULES).join('\n');
}

/** Rules in Latin letters: the PDF's plain font has no others. */
function rulesOf(count: number): string[] {
  const rules: string[] = [];
  for (const { lines } of generatedDocuments(count * 2)) {
    rules.push(...lines.slice(2).filter((line) => /^[\u0020-\u007e]+$/.test(line)));
  }
  return rules.slice(0, count);
}
