/**
 * The one block model. Every reader delivers it, the splitter reads it, the window draws it with React; after `read/`
 * nobody knows the format. All offsets are UTF-16 code units, half-open, into the version's stored text.
 */
export interface Span {
  start: number;
  end: number;
}

interface BlockBase extends Span {
  /** Clause number as the format itself gives it (automatic numbering in DOCX), as printed; it also stands in the text. */
  number?: string;
  /** Name of the place in the original (an HTML id): `file#anchor` opens it. */
  anchor?: string;
  /** Row of the sheet, from 1, for formats that have sheets; the sheet is the page. */
  row?: number;
}

export interface HeadingBlock extends BlockBase {
  type: 'heading';
  /** 1 is the highest. Levels may be skipped. */
  level: number;
}

export interface ParagraphBlock extends BlockBase {
  type: 'paragraph';
}

export interface ListItemBlock extends BlockBase {
  type: 'list-item';
  /** 0 is the outermost list. */
  depth: number;
}

export interface TableRowBlock extends BlockBase {
  type: 'table-row';
  /** One span for each cell, in reading order. */
  cells: Span[];
  /** Header cells of the table as text, empty when it has none. */
  header: string[];
}

/** Footnote, aside or code: shown apart, split like a paragraph. */
export interface NoteBlock extends BlockBase {
  type: 'note';
}

export type Block = HeadingBlock | ParagraphBlock | ListItemBlock | TableRowBlock | NoteBlock;

/** Where a page of the original begins in the stored text. */
export interface PageStart {
  start: number;
  /** From 1, in file order. */
  page: number;
  /** As printed or as the file's page labels say; null when there is none. */
  label: string | null;
}

/** Where a stretch of text stands on its page, in points (1/72 inch) from the upper left corner of the page as shown. */
export interface TextBox extends Span {
  /** From 1, in file order. */
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Text that was recognised in the picture of a page. */
export interface ScannedSpan extends Span {
  /** How sure the recognition is of it, 0..100. */
  confidence: number;
}

/** A term where its meaning is stated: `start` to `end` is the term, `rule` the text that says what it means. */
export interface DefinitionMark extends Span {
  term: string;
  rule: Span;
}

/** Words that name another clause ("see 4.2", 依第十二條). */
export interface ReferenceMark extends Span {
  /** Key of the clause that is named. */
  clauseKey: string;
  /** The clause in the same document; null when no clause there bears the key. */
  target: Span | null;
}

/** What a reader can follow inside a document. */
export interface DocumentMarks {
  definitions: DefinitionMark[];
  references: ReferenceMark[];
}
