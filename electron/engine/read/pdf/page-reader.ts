import type { PDFPageProxy } from 'pdfjs-dist';
import { FontWeights } from './font-weights.ts';
import { isGarbled } from './garbled-text.ts';
import type { OpenedPdf } from './open-pdf.ts';
import { fetchPageText, readPagePieces, type PageText } from './page-pieces.ts';
import { placeNotes, type PrintedNote } from './printed-notes.ts';
import type { RecognisedPages } from './recognised-pages.ts';
import { readingOrder } from './reading-order.ts';
import type { PageLines } from './running-lines.ts';
import { StrokedText } from './stroked-text.ts';
import { lineText, type Line } from './text-piece.ts';

export interface ReadPage extends PageLines {
  /** Whether its text was left out because it is not what the page shows. */
  isGarbled: boolean;
}

/** What the pages are read with. */
export interface PageSources {
  labels: readonly (string | null)[] | null;
  notes: ReadonlyMap<number, PrintedNote[]>;
  hasStructure: boolean;
  recognised: RecognisedPages;
}

/**
 * The pages of a document one after the other. Further pages are fetched while one is worked on, since much of fetching
 * is waiting for streams; every page is let go when it has been read.
 */
export async function* readPages(opened: OpenedPdf, sources: PageSources): AsyncGenerator<ReadPage> {
  const reader = new PageReader(opened, sources);
  const ahead: Promise<FetchedPage | null>[] = [];
  for (let number = 1; number <= opened.document.numPages; number++) {
    while (ahead.length < AHEAD && number + ahead.length <= opened.document.numPages)
      ahead.push(reader.fetch(number + ahead.length));
    const fetched = (await ahead.shift()) ?? null;
    yield await reader.read(number, fetched);
    fetched?.page.cleanup();
  }
}

/** More pages at a time gain nothing, and each takes memory. */
const AHEAD = 3;

interface FetchedPage {
  page: PDFPageProxy;
  text: PageText;
}

class PageReader {
  readonly #opened: OpenedPdf;
  readonly #sources: PageSources;
  readonly #fonts = new FontWeights();
  readonly #strokes: StrokedText;

  constructor(opened: OpenedPdf, sources: PageSources) {
    this.#opened = opened;
    this.#sources = sources;
    this.#strokes = new StrokedText(opened.operators);
  }

  /** Never rejects: a page that cannot be read counts as one without text, since the others are still worth reading. */
  async fetch(number: number): Promise<FetchedPage | null> {
    try {
      const page = await this.#opened.document.getPage(number);
      return { page, text: await fetchPageText(page, this.#sources.hasStructure) };
    } catch {
      return null;
    }
  }

  async read(number: number, fetched: FetchedPage | null): Promise<ReadPage> {
    const label = this.#sources.labels?.[number - 1] ?? null;
    const empty = { page: number, label, height: 0, lines: [], isGarbled: false };
    if (fetched === null) return empty;
    try {
      const lines = await this.#lines(number, fetched);
      const { height } = fetched.page.getViewport({ scale: 1 });
      return isGarbled(lines.map(lineText).join('\n'))
        ? { ...empty, height, isGarbled: true }
        : { ...empty, height, lines };
    } catch {
      return empty;
    }
  }

  async #lines(number: number, { page, text }: FetchedPage): Promise<Line[]> {
    const pieces = this.#sources.recognised.piecesOfPage(number) ?? readPagePieces(page, text);
    await this.#fonts.learn(page, pieces);
    const viewport = page.getViewport({ scale: 1 });
    const withNotes = placeNotes(pieces, this.#sources.notes.get(number) ?? [], (x, y) => {
      const [pageX = 0, pageY = 0] = viewport.convertToViewportPoint(x, y) as number[];
      return [pageX, pageY];
    });
    return this.#strokes.mark(
      page,
      readingOrder(withNotes, number, (font) => this.#fonts.isBold(font)),
    );
  }
}
