import type { Block, PageStart, ScannedSpan, TextBox } from '../../../shared/block.ts';
import type { RecognisedPage } from './recognised-page.ts';
import type { DocumentKind, Format, ReadingProblem, Status } from '../../../shared/document.ts';

/**
 * What every reader delivers: the stored text of a version and the blocks over it. For text formats (Markdown, plain
 * text) `text` is the decoded source itself, so its lines are the original's lines; for the others it is the readable
 * text, blocks joined by line feeds.
 */
export interface DocumentText {
  format: Format;
  /** WHATWG label of the encoding that was used; null for formats that carry their own. */
  encoding: string | null;
  text: string;
  /** Whether lines of `text` are lines of the original file. */
  hasLines: boolean;
  /** In order of the text, not overlapping; text between blocks is markup or white space. */
  blocks: Block[];
  /** In order; the first starts at 0. Null for formats without pages. */
  pages: PageStart[] | null;
  /** Lines of text on their pages, in order of the text; absent for formats without pages. */
  boxes?: TextBox[];
  /** Text that was recognised in pictures, in order of the text; absent when there is none. */
  scanned?: ScannedSpan[];
  fields: DocumentFields;
  problems: ReadingProblem[];
}

/** What a document says of itself: front matter, file properties, title heading. Absent when it says nothing. */
export interface DocumentFields {
  title?: string;
  /** The document's own number, such as HR-012. */
  number?: string;
  /** Version label as printed. */
  version?: string;
  /** 'YYYY-MM-DD'. */
  effective?: string;
  /** 'YYYY-MM-DD'. */
  until?: string;
  status?: Status;
  kind?: DocumentKind;
  owner?: string;
  tags?: string[];
}

/** How a person wants a file to be read. */
export interface ReadingOptions {
  /** WHATWG label of the encoding to read a text file with, in place of what its bytes say. */
  encoding?: string | undefined;
  /** Opens a locked file. Used for this reading only and kept nowhere. */
  password?: string | undefined;
}

/** What a reader is given. */
export interface ReadingInput extends ReadingOptions {
  /** What was recognised on pages of this very file before. */
  recognised?: readonly RecognisedPage[] | undefined;
  bytes: Uint8Array;
  /** The file's name, for its extension and as the title of last resort. */
  fileName: string;
}
