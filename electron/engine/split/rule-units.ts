import type { Block, HeadingBlock, Span, TableRowBlock } from '../../../shared/block.ts';
import { leadingClause, type LeadingClause } from '../text/leading-clause.ts';
import { givenNumber, namesAlone } from './clause-path.ts';
import { ruleLines } from './rule-lines.ts';
import { ruleRowOf, type RuleRow } from './rule-rows.ts';

/** A heading or one rule, before it is known what it stands under. */
type Unit = HeadingUnit | RuleUnit;

export interface HeadingUnit extends Span {
  type: 'heading';
  level: number;
  /** For a heading whose number stands outside its text. */
  given: string | null;
}

export interface RuleUnit extends Span {
  type: 'rule';
  text: string;
  number: LeadingClause | null;
  /** List depth, null outside lists. */
  depth: number | null;
  row: TableRowBlock | null;
  /** Set for a row of a rule set. */
  ruleRow?: RuleRow;
  /** Units of one block share it. */
  block: Block;
}

/** Levels of headings that a text shows by their numbers alone; all are below the format's own. */
const NUMBERED_HEADING_LEVEL = 100;
const LONGEST_HEADING = 60;
/** UTF-16 units of a block that a format calls a heading: it stands in every passage below it, so a page-long one is text. */
const LONGEST_SECTION_HEADING = 1_000;

/** The blocks of a document as headings and rules, in order. Numbered lines that only head what follows become headings. */
export function unitsOf(text: string, blocks: Block[]): Unit[] {
  const units = blocks.flatMap((block, index) => unitsOfBlock(text, block, blocks[index + 1]));
  const headed: Unit[] = [];
  units.forEach((unit, index) => {
    headed.push(headedByNumber(unit, headed[headed.length - 1], units[index + 1]) ?? unit);
  });
  return headed;
}

function unitsOfBlock(text: string, block: Block, next: Block | undefined): Unit[] {
  if (block.type === 'heading' && block.end - block.start <= LONGEST_SECTION_HEADING) return [headingUnit(block)];
  if (block.type === 'table-row') return isHeaderRow(text, block, next) ? [] : [rowUnit(text, block)];
  const lines = ruleLines(text, block);
  return lines.map((line, index): RuleUnit => {
    const own = text.slice(line.start, line.end);
    const given = index === 0 && block.number !== undefined ? givenNumber(block.number) : null;
    const outer = block.type === 'list-item' ? block.depth : null;
    return {
      ...line,
      type: 'rule',
      text: own,
      number: leadingClause(own) ?? given,
      // The second paragraph of a list item stands in the item.
      depth: outer !== null && index > 0 ? outer + 1 : outer,
      row: null,
      block,
    };
  });
}

function headingUnit(block: HeadingBlock): HeadingUnit {
  return { type: 'heading', start: block.start, end: block.end, level: block.level, given: block.number ?? null };
}

function rowUnit(text: string, block: TableRowBlock): RuleUnit {
  const ruleRow = ruleRowOf(text, block);
  if (ruleRow) {
    const { start, end } = ruleRow.body;
    const { number } = ruleRow;
    return { start, end, type: 'rule', text: text.slice(start, end), number, depth: null, row: block, ruleRow, block };
  }
  const first = block.cells[0];
  const number = first ? leadingClause(text.slice(first.start, first.end).trim()) : null;
  // A first column that only counts the rows gives no clause.
  const own = number && namesAlone(number) ? { ...number, end: 0 } : null;
  const { start, end } = block;
  return { start, end, type: 'rule', text: text.slice(start, end), number: own, depth: null, row: block, block };
}

/** The row that holds the header itself, where a reader delivers it: its cells stand with every other row already. */
function isHeaderRow(text: string, row: TableRowBlock, next: Block | undefined): boolean {
  if (next?.type !== 'table-row' || next.header.length === 0) return false;
  return row.cells.map(({ start, end }) => text.slice(start, end).trim()).join('\n') === next.header.join('\n');
}

/** 第3條 alone on its line, "4.2 Sick leave" or 第一章 總則 in plain text: a heading when what follows stands under it. */
function headedByNumber(unit: Unit, before: Unit | undefined, next: Unit | undefined): HeadingUnit | null {
  if (unit.type === 'heading' || unit.block.type !== 'paragraph' || !unit.number) return null;
  const { number, text } = unit;
  if (text.length > LONGEST_HEADING || /[\r\n]/.test(text) || /[.!?。！？；;:：,，、]$/.test(text)) return null;
  const level = NUMBERED_HEADING_LEVEL + rankOf(number);
  const heading: HeadingUnit = { type: 'heading', start: unit.start, end: unit.end, level, given: null };
  if (number.style === 'division') return heading;
  // The last of several short rules is a rule like them.
  if (before?.type === 'rule' && before.number?.style === number.style) return null;
  return next?.type === 'rule' && standsUnder(next, number) ? heading : null;
}

function standsUnder(next: RuleUnit, number: LeadingClause): boolean {
  if (next.row || !next.number || next.number.key.startsWith(`${number.key}.`)) return true;
  return rankOf(next.number) > rankOf(number) && !namesAlone(next.number);
}

function rankOf(number: LeadingClause): number {
  if (number.style === 'division')
    return /^(?:part|appendix)/.test(number.key) ? 0 : number.key.startsWith('chapter') ? 1 : 2;
  if (number.style === 'dotted') return 2 + number.key.split('.').length;
  const ranks = { article: 3, word: 3, id: 3, chinese: 4, roman: 4, arabic: 5 } as const;
  return number.style in ranks ? ranks[number.style as keyof typeof ranks] : 6;
}
