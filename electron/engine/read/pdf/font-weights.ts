import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextPiece } from './text-piece.ts';

const BOLD_NAME = /bold|black|heavy|demi|medi(?!um)|cmbx|simhei|heiti|黑体|黑體|粗/i;

/** Milliseconds to wait for a font: it arrives a moment after the operators that use it, and a broken one never does. */
const PATIENCE = 500;

interface FontObject {
  /** As the file says, such as `ABCDEF+Helvetica-Bold`. */
  name?: string;
}

/** Which fonts of a document are bold. */
export class FontWeights {
  readonly #bold = new Map<string, boolean>();

  isBold(font: string): boolean {
    return this.#bold.get(font) ?? false;
  }

  /**
   * Learns the fonts of a page. The text alone does not carry their names: they come with the page's drawing
   * operators, so these are only asked for when a page brings a font that is not known yet.
   */
  async learn(page: PDFPageProxy, pieces: readonly TextPiece[]): Promise<void> {
    const unknown = new Set(pieces.map((piece) => piece.font).filter((font) => !this.#bold.has(font)));
    if (unknown.size === 0) return;
    // Also after a failure: a page that cannot be drawn is not tried again for its fonts.
    for (const font of unknown) this.#bold.set(font, false);
    try {
      await page.getOperatorList();
    } catch {
      return;
    }
    for (const font of unknown) {
      const found = await fontObject(page, font);
      if (found !== null) this.#bold.set(font, BOLD_NAME.test(found.name ?? ''));
    }
  }
}

function fontObject(page: PDFPageProxy, font: string): Promise<FontObject | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(null);
    }, PATIENCE);
    page.commonObjs.get(font, (found: FontObject) => {
      clearTimeout(timer);
      resolve(found);
    });
  });
}
