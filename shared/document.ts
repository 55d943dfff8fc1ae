/** The words of the domain: library, document, version, passage. See docs/ARCHITECTURE.md for their meaning. */

/** Formats that a reader exists for. */
export const FORMATS = ['markdown', 'text', 'html', 'docx', 'pdf', 'csv', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

/** What a document is. Breaks ties between hits; rules come before cases. */
export const DOCUMENT_KINDS = ['policy', 'rules', 'cases', 'guidance'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What a passage is: its document's kind, or a field line such as "Owner: accounts payable." */
export type PassageKind = DocumentKind | 'field';

/** Stored as the index in this list, since vec0 filters integers faster than text. Append only. */
export const STATUSES = ['draft', 'in-force', 'superseded', 'withdrawn'] as const;
export type Status = (typeof STATUSES)[number];

export interface DocumentSummary {
  key: string;
  title: string;
  /** The document's own number, such as HR-012; null when it states none. */
  number: string | null;
  /** Who answers for it, as it states; null when it does not. */
  owner: string | null;
  kind: DocumentKind;
  format: Format;
  /** Label of the newest version, as printed in the document or `1`, `2`, … in order of import. */
  version: string;
  sha256: string;
  status: Status;
  /** 'YYYY-MM-DD', or null for an open end. */
  from: string | null;
  to: string | null;
  /** Number of passages of the newest version. */
  passages: number;
  /** How many of them have a vector of the model in use. */
  embedded: number;
  /** Number of pages, for formats that have pages. */
  pages: number | null;
  /** Milliseconds since 1970. */
  importedAt: number;
  problems: ReadingProblem[];
}

export interface LibrarySummary {
  /** UUID; what scopes and references name. */
  id: string;
  name: string;
  /** Whether it came from the demo libraries. */
  demo: boolean;
  documents: DocumentSummary[];
}

/** Something about the reading of a document that a person should know; see `hidesText` for what is not searched. */
export interface ReadingProblem {
  code: ProblemCode;
  details: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * What is said of a problem, by its code:
 * `page-no-text`, `page-garbled` {page}, and {tried: true} when no text could be recognised in its picture, {locked: true}
 * when none is tried, since the file wants a password; in an answer, several pages of a document are {pages, first, last}. `pages-recognised` {pages, confidence}. `encoding-guessed` {encoding}. `encoding-contradicted` {declared, encoding}. `text-skipped` {characters}.
 * `changes-pending` {insertions, deletions}. `part-unread` {format}. `sheets-hidden`, `rows-hidden`, `columns-hidden`: their
 * number as {sheets}, {rows}, {columns}.
 */
export const PROBLEM_CODES = [
  'page-no-text',
  'page-garbled',
  'pages-blank',
  'pages-recognised',
  'encoding-guessed',
  'encoding-contradicted',
  'text-skipped',
  'changes-pending',
  'part-unread',
  'sheets-hidden',
  'rows-hidden',
  'columns-hidden',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Problems that a person should know of although the text is searched. */
const SEARCHED: ReadonlySet<ProblemCode> = new Set([
  'encoding-guessed',
  'encoding-contradicted',
  'pages-recognised',
  'changes-pending',
]);

/** Whether a problem keeps a part of a document out of every search. */
export function hidesText({ code }: Pick<ReadingProblem, 'code'>): boolean {
  return !SEARCHED.has(code);
}
