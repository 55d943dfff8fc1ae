import type { Span, TableRowBlock } from '../../../shared/block.ts';
import { ruleIdKey } from '../text/clause-key.ts';
import { leadingClause, type LeadingClause } from '../text/leading-clause.ts';
import { ruleSetColumn, type RuleSetColumn } from '../text/rule-set-columns.ts';
import { givenNumber } from './clause-path.ts';
import { labelledLine } from './line-labels.ts';

/** A row that is a rule of a rule set, by the names of its columns: id, title, text, tags, kind. */
export interface RuleRow {
  number: LeadingClause | null;
  /** Empty when it has none. */
  title: string;
  /** Where the rule's own words stand. */
  body: Span;
  kind: 'rule' | 'cases' | null;
}

/** Null for any other row: a column that is none of these would be lost from what is cited. */
export function ruleRowOf(text: string, row: TableRowBlock): RuleRow | null {
  const columns = row.header.map(ruleSetColumn);
  if (columns.some((column) => column === null) || new Set(columns).size < columns.length) return null;
  const spanOf = (column: RuleSetColumn): Span | undefined => row.cells[columns.indexOf(column)];
  const wordsOf = (column: RuleSetColumn): string => {
    const span = spanOf(column);
    return span ? text.slice(span.start, span.end).trim() : '';
  };
  const body = spanOf('text');
  if (!columns.includes('id') || !body || body.start >= body.end) return null;
  const kind = wordsOf('kind') === '' ? null : labelledLine(`kind: ${wordsOf('kind')}`, false);
  return {
    number: numberOf(wordsOf('id')),
    title: wordsOf('title').replace(/\s+/g, ' '),
    body,
    kind: kind?.type === 'kind' ? kind.kind : null,
  };
}

/** In a column of ids whatever is printed is the rule's number: 12, GIFT-A. */
function numberOf(id: string): LeadingClause | null {
  const key = ruleIdKey(id);
  if (key === null) return null;
  const number = leadingClause(id) ?? givenNumber(id);
  return number?.key === key ? { ...number, end: 0 } : { printed: id.replace(/\s+/g, ' '), key, style: 'id', end: 0 };
}
