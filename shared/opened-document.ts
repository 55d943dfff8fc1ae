import type { Block, DocumentMarks, PageStart, ScannedSpan } from './block.ts';
import type { DocumentSummary, Format, Status } from './document.ts';

/** A whole version of a document for the reader. */
export interface OpenedDocument {
  library: { id: string; name: string };
  document: DocumentSummary;
  version: { label: string; sha256: string; status: Status; from: string | null; to: string | null };
  format: Format;
  /** Whether lines of the stored text are lines of the original. */
  hasLines: boolean;
  text: string;
  blocks: Block[];
  pages: PageStart[] | null;
  /** Text that was recognised in pictures. */
  scanned: ScannedSpan[];
  /** Definitions and references to other clauses. */
  marks: DocumentMarks;
}
