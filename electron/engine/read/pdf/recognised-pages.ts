import type { ScannedSpan, TextBox } from '../../../../shared/block.ts';
import type { ReadingProblem } from '../../../../shared/document.ts';
import type { DocumentText } from '../document-text.ts';
import type { RecognisedPage } from '../recognised-page.ts';
import type { TextPiece } from './text-piece.ts';

/** Recognition tells no fonts: all of its text is in one. */
const FONT = 'recognised';

/** What was recognised on pages of a file, as the reading of a PDF needs it. */
export class RecognisedPages {
  readonly #pages: ReadonlyMap<number, RecognisedPage>;
  readonly #isLocked: boolean;

  /** `isLocked`: whether the file opened with a password alone. It is kept nowhere, so no page is ever drawn. */
  constructor(pages: readonly RecognisedPage[] = [], isLocked = false) {
    this.#isLocked = isLocked;
    this.#pages = new Map(pages.map((page) => [page.page, page]));
  }

  /** The words of a page as its text; null for a page on which nothing was recognised. */
  piecesOfPage(page: number): TextPiece[] | null {
    const found = this.#pages.get(page);
    if (found === undefined || found.lines.length === 0) return null;
    return found.lines.flatMap(({ words, baseline, size }) =>
      words.map(({ text, left, width }) => ({
        text,
        x: left,
        baseline,
        width,
        size,
        font: FONT,
        angle: 0,
        tag: null,
      })),
    );
  }

  /** What is to be said of a page without text, or with none that means anything; nothing of an empty sheet. */
  problemsOfPage(page: number, isGarbled: boolean): ReadingProblem[] {
    const found = this.#pages.get(page);
    if (found?.blank === true) return [];
    const code = isGarbled ? 'page-garbled' : 'page-no-text';
    if (this.#isLocked) return [{ code, details: { page, locked: true } }];
    return [{ code, details: found === undefined ? { page } : { page, tried: true } }];
  }

  /**
   * Adds to a document which of its text was recognised and how sure that is. A document in which no page holds text is
   * never without a problem, or nobody would know that nothing of it is searched.
   */
  mark(document: DocumentText): DocumentText {
    const problems = [...document.problems];
    const scanned = this.#spans(document);
    if (scanned.length > 0) problems.push(this.#problemOfRecognised());
    if (document.blocks.length === 0 && problems.length === 0) problems.push({ code: 'pages-blank', details: {} });
    return { ...document, problems, ...(scanned.length > 0 ? { scanned } : {}) };
  }

  #problemOfRecognised(): ReadingProblem {
    const pages = [...this.#pages.values()].filter((page) => page.lines.length > 0);
    const sum = pages.reduce((total, page) => total + page.confidence, 0);
    return { code: 'pages-recognised', details: { pages: pages.length, confidence: Math.round(sum / pages.length) } };
  }

  /** Line by line where the lines' places are known, else page by page. */
  #spans({ text, pages, boxes = [] }: DocumentText): ScannedSpan[] {
    return (pages ?? []).flatMap(({ page, start }, index) => {
      const found = this.#pages.get(page);
      if (found === undefined || found.lines.length === 0) return [];
      const lines = boxes.filter((box) => box.page === page);
      if (lines.length > 0) return lines.map((box) => spanOf(box, found));
      const end = pages?.[index + 1]?.start ?? text.length;
      return start < end ? [{ start, end, confidence: found.confidence }] : [];
    });
  }
}

/** The line of the page whose height the box shares most. */
function spanOf({ start, end, top, height }: TextBox, page: RecognisedPage): ScannedSpan {
  let [confidence, most] = [page.confidence, 0];
  for (const line of page.lines) {
    const shared = Math.min(top + height, line.top + line.height) - Math.max(top, line.top);
    if (shared > most) [confidence, most] = [Math.round(line.confidence), shared];
  }
  return { start, end, confidence };
}
