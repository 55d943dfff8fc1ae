import { foldText } from './fold.ts';

/** Columns of a table that holds a rule set, one rule in each row. */
export type RuleSetColumn = 'id' | 'title' | 'text' | 'tags' | 'kind';

const NAMES: Record<RuleSetColumn, readonly string[]> = {
  id: ['id', 'no', 'no.', 'number', 'rule id', '编号', '规则编号', '条号'],
  title: ['title', 'name', '标题', '名称', '规则名称'],
  text: ['text', 'rule', 'rule text', 'content', '条文', '内容', '正文', '规则', '规则内容'],
  tags: ['tags', 'tag', 'keywords', 'aliases', '标签', '关键词', '关键字', '别名', '同义词'],
  kind: ['kind', 'type', '类型', '类别', '种类'],
};

/** Whether a table of these columns holds rules, with an id and a text each. */
export function isRuleSet(header: readonly string[]): boolean {
  const columns = header.map(ruleSetColumn);
  return columns.includes('id') && columns.includes('text');
}

/** Which column a header cell names; null when it is none of a rule set. */
export function ruleSetColumn(name: string): RuleSetColumn | null {
  const folded = foldText(name).trim();
  for (const column in NAMES) if (NAMES[column as RuleSetColumn].includes(folded)) return column as RuleSetColumn;
  return null;
}
