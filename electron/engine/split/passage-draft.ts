import type { Span } from '../../../shared/block.ts';

/** A passage before it is stored: one rule, with what a citation needs. */
export interface PassageDraft extends Span {
  /** `documentText.text.slice(start, end)`, exactly. */
  text: string;
  /** Heading path, outermost first, as printed. */
  headings: string[];
  /**
   * How many of `headings` are the document's own: `headings.slice(0, sectionDepth)` is the path of the section that the
   * passage stands in. Behind them stand lead-ins of lists and the header of a table.
   */
  sectionDepth: number;
  /** Clause number as printed, such as `4.2(b)`, `第三條`, `COMP-001`; null when it has none. */
  clause: string | null;
  /** Key of the clause number: equal for equal numbers in any spelling. Null when `clause` is null. */
  clauseKey: string | null;
  /** Further keys under which a rule number finds this passage (enclosing clauses, the last part of a nested one). */
  otherKeys: string[];
  /** From 1, inclusive; for a sheet its row, twice; null for formats without lines. */
  lines: [number, number] | null;
  /** From 1, inclusive; null for formats without pages. */
  pages: [number, number] | null;
  pageLabels: string[] | null;
  /** Rule, or a field line such as "Owner: accounts payable.". */
  kind: 'rule' | 'cases' | 'field';
  /** Phrasings that the document's author gave to this rule. */
  tags: string[];
}
