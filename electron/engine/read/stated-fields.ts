import type { Block, Span, TableRowBlock } from '../../../shared/block.ts';
import { foldText } from '../text/fold.ts';
import { leadingClause } from '../text/leading-clause.ts';
import { isRuleSet } from '../text/rule-set-columns.ts';
import { fieldNamed, fieldsFrom, type FieldName } from './document-fields.ts';
import type { DocumentFields, DocumentText } from './document-text.ts';
import { statedDay } from './stated-dates.ts';
import { linesOf } from './text-lines.ts';

/**
 * What the body may say of its document. A status or a last day that was read wrongly would hide every rule, and kinds and
 * tags stand in it in other senses.
 */
const STATED: ReadonlySet<FieldName> = new Set(['title', 'number', 'version', 'effective', 'owner']);

/** Blocks at the top that are looked at: letterhead, head table, approvals. */
const MOST_BLOCKS = 60;
/** UTF-16 units. A longer line is text. */
const LONGEST_LINE = 120;
/** Headings over tables of earlier versions, whose dates are not the document's own; folded. */
const REVISIONS =
  /^(?:[\d.]+ ?)?(?:(?:document |version |revision |change |amendment )+(?:history|log|record|table)s?|revisions?|amendments?|history|(?:历次)?(?:修订|修正|变更|版本|制定)(?:记录|历史|历程|沿革|说明)表?|沿革|立法沿革)$/;
/** The column that only such a table has. */
const CHANGE_COLUMN =
  /^(?:changes?|(?:change )?descriptions?|(?:description|summary|nature) of changes?|amendments?|(?:修订|变更|修改|更新)(?:内容|说明|摘要))$/;
/** Columns that hold fields and their values, named or not. */
const FIELD_COLUMNS =
  /^(?:|fields?|items?|attributes?|property|name|values?|details?|项目|栏位|字段|名称|内容|说明|值)$/;
/** Labels that say which document only where a document is read as fields; in a text they may say anything. */
const WEAK_LABELS = /^(?:id|no\.?|number|ref(?:erence)?|responsible)$/i;
/** UTF-16 units of a value. */
const LONGEST_VALUE = 80;

const LABELLED = /^([^:：]{1,40}?)\s*[:：]\s*(.+)$/;
const DATE_BEHIND_LABEL = /^(effective(?: date| from| as of)?|in force (?:from|since)|valid from)\s+(.+)$/i;
const VERSION_BEHIND_LABEL = /^(version|revision|rev|ver)\.?\s+(v?\d[\w.-]{0,15})$/i;
const NUMBER_BEHIND_LABEL =
  /^((?:policy|document|doc\.?|reference) (?:number|no\.?|id)|文件编号|文件編號|文号|文號|编号|編號)\s+([\p{L}\p{N}][\p{L}\p{N}./_-]*\d[\p{L}\p{N}./_-]*)$/iu;
/** 中華民國114年3月1日施行, （2025年3月1日起施行）: the date stands in front of the word. */
const DATE_BEFORE_WORD =
  /^[（(〔]?(?:本\S{1,8}?)?自?\s*(.{6,30}?日)\s*起?\s*(?:公布|发布|發布)?(?:施行|实施|實施|生效)[)）〕]?$/;

/**
 * The fields that a document states in lines or in a table at its top, before its first rule. Only what is labelled
 * counts, and a day only if it is a real one that reads one way; whoever states a field first is believed.
 */
export function statedFields({ text, blocks }: Pick<DocumentText, 'text' | 'blocks'>): DocumentFields {
  const stated: Record<string, string> = {};
  let inRevisions = false;
  for (const [index, block] of blocks.slice(0, MOST_BLOCKS).entries()) {
    if (block.type === 'heading')
      inRevisions = REVISIONS.test(foldText(withoutMarks(text.slice(block.start, block.end))));
    if (block.type === 'heading' || inRevisions) continue;
    const pairs = block.type === 'table-row' ? rowPairs(text, blocks, index) : linePairs(text, block);
    if (pairs === null) break;
    for (const [name, value] of pairs) if (STATED.has(name)) stated[name] ??= value;
  }
  return fieldsFrom(stated);
}

type Pair = readonly [FieldName, string];

/** Null when a rule stands among the lines. */
function linePairs(text: string, block: Span): Pair[] | null {
  const pairs: Pair[] = [];
  for (const { start, end } of linesOf(text.slice(block.start, Math.min(block.end, block.start + 2_000)))) {
    const line = withoutMarks(text.slice(block.start + start, block.start + end));
    const parts = line.split(/\s*[|｜•]\s*|\t+|\u3000+| {2,}/).filter((part) => part !== '');
    const found = parts.map(pairIn);
    if (found.every((pair) => pair === null) && isRule(line)) return null;
    pairs.push(...found.filter((pair) => pair !== null));
  }
  return pairs;
}

/** A line ends the head when it is numbered or a sentence; names, addresses and lines in brackets do not. */
function isRule(line: string): boolean {
  if (line === '' || LABELLED.test(line) || /^[（(〔[].*[)）〕\]]$/.test(line)) return false;
  return line.length > LONGEST_LINE || leadingClause(line) !== null || /[.。!！?？;；]$/.test(line);
}

function pairIn(part: string): Pair | null {
  const [, label, value] =
    LABELLED.exec(part) ??
    DATE_BEHIND_LABEL.exec(part) ??
    VERSION_BEHIND_LABEL.exec(part) ??
    NUMBER_BEHIND_LABEL.exec(part) ??
    [];
  if (label !== undefined && value !== undefined) return pairOf(label, value);
  const day = DATE_BEFORE_WORD.exec(part)?.[1];
  return day === undefined || statedDay(day) === null ? null : ['effective', day];
}

function pairOf(label: string, value: string): Pair | null {
  const name = WEAK_LABELS.test(label) ? null : fieldNamed(withoutMarks(label));
  const words = withoutMarks(value).replace(/[.。]$/, '');
  if (name === null || words === '' || words.length > LONGEST_VALUE) return null;
  if (name === 'effective') return [name, withoutDateWords(words)];
  return (name === 'number' || name === 'version') && !/\p{N}/u.test(words) ? null : [name, words];
}

/** 自2025年3月1日起施行 and "from 1 March 2025". */
function withoutDateWords(words: string): string {
  return words.replace(/^(?:from|as of|自)\s*/i, '').replace(/\s*起?\s*(?:施行|实施|實施|生效)?$/, '');
}

/**
 * A head table names its fields in the cells before their values, or in a header over a single row. Null ends the head:
 * the table is no head table.
 */
function rowPairs(text: string, blocks: readonly Block[], index: number): Pair[] | null {
  const row = blocks[index];
  if (row?.type !== 'table-row') return [];
  if (isRuleSet(row.header)) return null;
  const cells = row.cells.map(({ start, end }) => withoutMarks(text.slice(start, end)));
  const header = row.header.map(withoutMarks);
  if (header.some((cell) => CHANGE_COLUMN.test(foldText(cell)))) return [];
  // In a table of its own columns ("Role | Duty") the first cell of a row is no label.
  const inHeader = besideLabels(header);
  const beside = besideLabels(cells);
  const holdsFields = inHeader.length > 0 || header.every((cell) => FIELD_COLUMNS.test(foldText(cell)));
  if (holdsFields && beside.length > 0) return [...inHeader, ...beside];
  const under = header.map((label, column) => pairOf(label, cells[column] ?? ''));
  const isHead = under.some((pair) => pair !== null) && isOnlyRow(blocks, index, row);
  if (isHead) return under.filter((pair) => pair !== null);
  return !holdsFields || cells.some(isRule) || cells.length > 2 ? null : [];
}

/** Cells in turn: label, value, label, value. A header that is such a row has lost nothing but its place. */
function besideLabels(cells: readonly string[]): Pair[] {
  if (cells.length < 2 || cells.length % 2 !== 0) return [];
  const pairs = cells.flatMap((cell, column) =>
    column % 2 === 0 ? [pairOf(cell.replace(/[:：]$/, ''), cells[column + 1] ?? '')] : [],
  );
  const values = cells.filter((_, column) => column % 2 === 1);
  // Names of columns side by side ("Version | Owner") are no label with its value.
  if (values.some((value) => fieldNamed(value.replace(/[:：]$/, '')) !== null)) return [];
  return pairs.filter((pair) => pair !== null);
}

function isOnlyRow(blocks: readonly Block[], index: number, row: TableRowBlock): boolean {
  const names = row.header.join('\n');
  return [blocks[index - 1], blocks[index + 1]].every(
    (beside) => beside?.type !== 'table-row' || beside.header.join('\n') !== names,
  );
}

function withoutMarks(words: string): string {
  return words
    .replace(/^[\s*_`>#-]+|[\s*_`]+$/g, '')
    .replace(/(?:\*\*|__)/g, '')
    .trim();
}
