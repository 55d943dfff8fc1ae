import type { Span, TableRowBlock } from '../../../shared/block.ts';
import { foldText } from '../text/fold.ts';
import { leadingClause, type LeadingClause } from '../text/leading-clause.ts';
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

type Column = 'id' | 'title' | 'text' | 'tags' | 'kind';

const NAMES: Record<Column, readonly string[]> = {
  id: ['id', 'no', 'no.', 'number', 'rule id', '编号', '规则编号', '条号'],
  title: ['title', 'name', '标题', '名称', '规则名称'],
  text: ['text', 'rule', 'rule text', 'content', '条文', '内容', '正文', '规则', '规则内容'],
  tags: ['tags', 'tag', 'keywords', 'aliases', '标签', '关键词', '关键字', '别名', '同义词'],
  kind: ['kind', 'type', '类型', '类别', '种类'],
};

/** Null for any other row: a column that is none of these would be lost from what is cited. */
export function ruleRowOf(text: string, row: TableRowBlock): RuleRow | null {
  const columns = row.header.map(columnNamed);
  if (columns.some((column) => column === null) || new Set(columns).size < columns.length) return null;
  const spanOf = (column: Column): Span | undefined => row.cells[columns.indexOf(column)];
  const wordsOf = (column: Column): string => {
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

function columnNamed(name: string): Column | null {
  const folded = foldText(name).trim();
  for (const column in NAMES) if (NAMES[column as Column].includes(folded)) return column as Column;
  return null;
}

/** In a column of ids a bare number is one too. */
function numberOf(id: string): LeadingClause | null {
  const number = id === '' ? null : (leadingClause(id) ?? givenNumber(id));
  return number && { ...number, end: 0 };
}
