import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextPiece } from './text-piece.ts';

const BOLD_NAME = /bold|black|heavy|demi|medi(?!um)|simhei|heiti|黑体|黑體|粗/i;

interface FontObject {
  name?: string;
  bold?: boolean;
  black?: boolean;
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
      if (!page.commonObjs.has(font)) continue;
      const found = page.commonObjs.get(font) as FontObject;
      this.#bold.set(font, found.bold === true || found.black === true || BOLD_NAME.test(found.name ?? ''));
    }
  }
}
