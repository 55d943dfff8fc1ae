import type { PDFPageProxy } from 'pdfjs-dist';
import type { PdfOperators } from './open-pdf.ts';
import { hasUnspaced, isUnspaced, lineText, type Line } from './text-piece.ts';

/** Text rendering modes that draw the outline of a letter as well as its inside. */
const FILL_AND_STROKE = new Set([2, 6]);
const FEWEST_HAN = 0.3;

/** After so many Chinese pages without any the others are only tried now and then: reading operators doubles the time. */
const PAGES_WITHOUT = 8;
const NOW_AND_THEN = 5;

/**
 * Marks lines as bold that are drawn with an outline. Chinese fonts mostly have no bold face, so Word makes one in this
 * way; it shows only in the drawing operators, which are therefore read where a page is Chinese.
 */
export class StrokedText {
  readonly #operators: PdfOperators;
  #pagesWithout = 0;

  constructor(operators: PdfOperators) {
    this.#operators = operators;
  }

  async mark(page: PDFPageProxy, lines: Line[]): Promise<Line[]> {
    if (!isMostlyHan(lines)) return lines;
    const isTried = this.#pagesWithout < PAGES_WITHOUT || this.#pagesWithout % NOW_AND_THEN === 0;
    const runs = isTried ? await readStrokedRuns(page, this.#operators).catch(() => []) : [];
    this.#pagesWithout = runs.length > 0 ? 0 : this.#pagesWithout + 1;
    return runs.length === 0 ? lines : lines.map((line) => (isAmong(line, runs) ? { ...line, bold: true } : line));
  }
}

function isAmong(line: Line, runs: readonly string[]): boolean {
  const text = withoutSpaces(lineText(line));
  return text !== '' && runs.some((run) => run.includes(text));
}

function isMostlyHan(lines: readonly Line[]): boolean {
  if (!lines.some((line) => hasUnspaced(lineText(line)))) return false;
  let han = 0;
  let all = 0;
  for (const line of lines) {
    for (const character of lineText(line)) {
      all += 1;
      if (isUnspaced(character)) han += 1;
    }
  }
  return han > all * FEWEST_HAN;
}

/** What is drawn with outlines, without spaces, one text for each stretch that nothing else interrupts. */
async function readStrokedRuns(page: PDFPageProxy, operators: PdfOperators): Promise<string[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const runs: string[] = [];
  const saved: boolean[] = [];
  let stroked = false;
  let run = '';
  for (const [index, operator] of fnArray.entries()) {
    const parameters: unknown = argsArray[index];
    if (operator === operators.save) saved.push(stroked);
    else if (operator === operators.restore) stroked = saved.pop() ?? false;
    else if (operator === operators.setTextRenderingMode)
      stroked = FILL_AND_STROKE.has(Number((parameters as unknown[])[0]));
    else if (operator === operators.showText) {
      if (stroked) run += glyphText((parameters as unknown[])[0]);
      else if (run !== '') {
        runs.push(run);
        run = '';
      }
    }
  }
  runs.push(run);
  return runs.filter((text) => text !== '');
}

/** Glyphs stand in a list with the numbers that move them apart. */
function glyphText(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return '';
  const texts = (glyphs as unknown[]).map((glyph) =>
    typeof glyph === 'object' && glyph !== null && 'unicode' in glyph ? String(glyph.unicode) : '',
  );
  return withoutSpaces(texts.join(''));
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}
