import type { Span } from '../../../shared/block.ts';
import type { DocumentText } from '../read/document-text.ts';
import { clauseKeyOf } from '../text/clause-key.ts';
import { leadingClause, type LeadingClause } from '../text/leading-clause.ts';
import { countedAsRoman, givenNumber, isSibling, namesAlone, nested, otherKeysOf, type Clause } from './clause-path.ts';
import { cutLongRule } from './cut-long-rule.ts';
import { enclosingSection, headingText, headingWords, openSection, sectionsAround, type Section } from './headings.ts';
import { leadInOf } from './lead-in.ts';
import { labelledLine, type LabelledLine } from './line-labels.ts';
import type { PassageDraft } from './passage-draft.ts';
import { placesIn, type Place } from './places.ts';
import { unitsOf, type HeadingUnit, type RuleUnit } from './rule-units.ts';

/** Number of tokens of a text by the model's own tokenizer. */
export type CountTokens = (text: string) => number;

/** Part of a version's recipe: another number means that its passages are made again. */
export const SPLITTER_VERSION = 3;

/** The innermost ones. What stands around a passage is stored with each: thousands of nested lists would be thousands times as much. */
const MOST_LEAD_INS = 20;
/** UTF-16 units of the names of columns above a row, for the same reason. */
const LONGEST_ROW_HEADING = 1_000;

/**
 * Splits a document into passages, one rule each: ordered, not overlapping, each text exactly a slice of the document's.
 * Together they hold every rule's words. A header of a table stands in the headings of its rows, joined by " | "; so does
 * the lead-in of a list ("For the purposes of this policy:"), which is a passage of its own too. Tag and kind lines are
 * attributes, not passages; a heading with nothing under it is a passage.
 */
export function splitPassages(document: DocumentText, countTokens: CountTokens): PassageDraft[] {
  const splitting = new Splitting(document, countTokens);
  const units = unitsOf(document.text, document.blocks);
  units.forEach((unit, index) => {
    if (unit.type === 'heading') splitting.heading(unit);
    else splitting.rule(unit, listFollows(unit, units[index + 1]));
  });
  return splitting.finish();
}

/** A passage on its way: tags and kind may still come in a later line of its section. */
interface Draft extends Span {
  section: Section;
  headings: string[];
  clause: Clause | null;
  isField: boolean;
  ownTags: string[];
  ownKind?: 'rule' | 'cases' | null;
}

/** Text that introduces the rules behind it; they stand under it while they are nested deeper. */
interface LeadIn {
  text: string;
  height: number;
  depth: number | null;
  /** Key of its own number; null when it has none. */
  key: string | null;
}

/** Articles that may be missing between two neighbours. */
const MOST_DELETED = 20;

class Splitting {
  private readonly placeOf: (span: Span) => Place;
  private readonly drafts: Draft[] = [];
  private readonly documentKey: string | null;
  private section: Section = openSection(null, null, null);
  private leadIns: LeadIn[] = [];
  /** The last rule, and its passages. */
  private last: { unit: RuleUnit; drafts: Draft[] } | null = null;
  private ruleSeen = false;
  /** Number of the last article, so that a paragraph that begins by naming another one is known. */
  private lastArticle: number | null = null;

  constructor(
    private readonly document: DocumentText,
    private readonly countTokens: CountTokens,
  ) {
    this.placeOf = placesIn(document);
    this.documentKey = document.fields.number === undefined ? null : clauseKeyOf(document.fields.number);
  }

  heading(unit: HeadingUnit): void {
    const words = headingWords(this.document.text, unit);
    const text = headingText(this.document.text.slice(words.start, words.end));
    const printed = leadingClause(text, true) ?? (unit.given === null ? null : givenNumber(unit.given));
    const parent = enclosingSection(this.section, unit.level, printed?.key ?? null);
    if (parent !== this.section) this.leaveEmptySection();
    const number = printed && countedAsRoman(printed, parent.lastNumber);
    if (number) {
      parent.lastNumber = number.key;
      this.lastArticle = articleOf(number) ?? this.lastArticle;
    }
    const clause = number ? nested(number, parent.clause) : parent.clause;
    this.section = openSection({ text, span: words, level: unit.level }, parent, clause);
    this.leadIns = [];
    this.last = null;
  }

  /** @param introduces a list that stands under the rule follows it */
  rule(given: RuleUnit, introduces: boolean): void {
    const unit = this.namesArticle(given) ? { ...given, number: null } : given;
    const labelled = unit.row ? null : labelledLine(unit.text.slice(unit.number?.end ?? 0), !this.ruleSeen);
    if (labelled && labelled.type !== 'field') {
      this.attribute(unit, labelled);
      return;
    }
    const isField = labelled !== null;
    if (unit.number) {
      this.leaveSiblings(unit.number);
      this.lastArticle = articleOf(unit.number) ?? this.lastArticle;
    }
    const clause = isField && !unit.number ? null : this.clauseOf(unit);
    const headings = [...headingsOf(this.section), ...this.leadIns.slice(-MOST_LEAD_INS).map(({ text }) => text)];
    const pieces = cutLongRule(this.document.text, unit, this.countTokens);
    const ownTags = tagsInRow(this.document.text, unit);
    const drafts = pieces.map((piece) => ({
      ...piece,
      section: this.section,
      headings: [...headings, ...headingOfRow(unit, piece)],
      clause,
      isField,
      ownTags: [...ownTags],
      ownKind: unit.ruleRow?.kind ?? null,
    }));
    this.add(drafts);
    this.last = { unit, drafts };
    this.ruleSeen ||= !isField;
    const leadIn = isField ? null : leadInOf(unit.text, introduces);
    if (leadIn !== null) {
      const { path } = this.section;
      this.leadIns.push({ text: leadIn, height: path.height, depth: unit.depth, key: unit.number?.key ?? null });
    }
  }

  finish(): PassageDraft[] {
    this.leaveEmptySection();
    return this.drafts.map((draft) => this.passage(draft));
  }

  private clauseOf(unit: RuleUnit): Clause | null {
    const { path } = this.section;
    // The id of a rule set's row is whole; rows do not stand under one another.
    if (unit.ruleRow) return unit.number && nested(unit.number, null);
    if (unit.number) {
      const { number } = unit;
      const clause = path.numbered(number, unit.depth);
      this.leadIns = this.leadIns.filter(({ height, key }) =>
        namesAlone(number) ? isUnder(number.key, key) : path.height > height,
      );
      return clause;
    }
    this.leadIns = this.leadIns.filter(({ depth }) => unit.depth !== null && unit.depth > (depth ?? -1));
    return path.unnumbered(unit.depth, unit.row === null);
  }

  /**
   * Whether a paragraph only names the article that it begins with: 第一百八十六條股東之請求… in article 188. Without a space
   * behind it a number begins an article only where it goes on with those before.
   */
  private namesArticle({ text, number }: RuleUnit): boolean {
    const article = number && number.end === number.printed.length ? articleOf(number) : null;
    if (article === null || article === 1 || this.lastArticle === null || text.length === number?.end) return false;
    return (
      article < this.lastArticle ||
      article > this.lastArticle + MOST_DELETED ||
      (article === this.lastArticle && !number?.key.includes('-'))
    );
  }

  /** A paragraph 第三條 ends the section that 第二條 heads: it stands beside it. */
  private leaveSiblings(number: LeadingClause): void {
    while (this.section.parent && this.section.clause && isSibling(number, this.section.clause)) {
      this.leaveEmptySection();
      this.section = this.section.parent;
      this.leadIns = [];
    }
  }

  /** A tag or kind line belongs to its section, or to the numbered rule that it stands directly under. */
  private attribute(unit: RuleUnit, line: Exclude<LabelledLine, { type: 'field' }>): void {
    if (line.type === 'kind') this.section.kind = line.kind;
    else if (this.last && standsDirectlyUnder(unit, this.last.unit, this.section)) {
      for (const draft of this.last.drafts) draft.ownTags.push(...line.tags);
    } else this.section.tags.push(...line.tags);
  }

  private leaveEmptySection(): void {
    const { heading, hasBody, parent } = this.section;
    if (!heading || hasBody || !parent || heading.span.start === heading.span.end) return;
    const pieces = cutLongRule(this.document.text, heading.span, this.countTokens);
    const { section } = this;
    const own = { section, headings: headingsOf(parent), clause: section.clause, isField: false, ownTags: [] };
    this.add(pieces.map((piece) => ({ ...piece, ...own })));
  }

  private add(drafts: Draft[]): void {
    for (const draft of drafts) this.drafts.push(draft);
    for (const section of sectionsAround(this.section)) section.hasBody = true;
  }

  private passage(draft: Draft): PassageDraft {
    const { start, end, headings, clause, isField } = draft;
    const around = sectionsAround(draft.section);
    const kind = draft.ownKind ?? around.findLast((section) => section.kind !== null)?.kind ?? 'rule';
    const tags = [...(this.document.fields.tags ?? []), ...around.flatMap((section) => section.tags), ...draft.ownTags];
    const otherKeys = [
      ...(clause ? otherKeysOf(clause) : []),
      ...(this.documentKey === null || isField ? [] : [this.documentKey]),
    ];
    return {
      start,
      end,
      text: this.document.text.slice(start, end),
      headings,
      sectionDepth: around.filter(({ heading }) => heading !== null && heading.text !== '').length,
      clause: clause?.printed ?? null,
      clauseKey: clause?.key ?? null,
      otherKeys: [...new Set(otherKeys)].filter((key) => key !== clause?.key),
      ...this.placeOf(draft),
      kind: isField ? 'field' : kind,
      tags: isField ? [] : [...new Set(tags)],
    };
  }
}

/** Of 第三十條之一 the 30; null when it is no article. */
function articleOf(number: LeadingClause): number | null {
  const value = number.style === 'article' ? Number.parseInt(number.key, 10) : Number.NaN;
  return Number.isNaN(value) ? null : value;
}

/** Whether the next unit stands under a rule: a deeper list, or numbers that count inside it. */
function listFollows(rule: RuleUnit, next: HeadingUnit | RuleUnit | undefined): boolean {
  if (next?.type !== 'rule' || next.row) return false;
  if ((next.depth ?? -1) > (rule.depth ?? -1)) return true;
  if (!next.number) return false;
  return namesAlone(next.number)
    ? isUnder(next.number.key, rule.number?.key ?? null)
    : next.number.style !== rule.number?.style;
}

function isUnder(key: string, enclosing: string | null): boolean {
  return enclosing !== null && key.startsWith(`${enclosing}.`);
}

function headingsOf(section: Section): string[] {
  return sectionsAround(section).flatMap(({ heading }) => (heading && heading.text !== '' ? [heading.text] : []));
}

function standsDirectlyUnder(unit: RuleUnit, before: RuleUnit, section: Section): boolean {
  if (!before.number) return false;
  if (unit.block === before.block || (unit.depth ?? -1) > (before.depth ?? -1)) return true;
  return section.clause === null && namesAlone(before.number);
}

/**
 * A rule of a rule set stands under its title, any other row under the names of its columns; a piece of a row that had to
 * be cut, under those of the cells in it.
 */
function headingOfRow({ row, ruleRow, start, end }: RuleUnit, piece: Span): string[] {
  if (ruleRow) return ruleRow.title === '' ? [] : [ruleRow.title.slice(0, LONGEST_ROW_HEADING)];
  if (!row || row.header.length === 0) return [];
  const isWhole = piece.start === start && piece.end === end;
  const names = isWhole ? row.header : row.header.filter((_, index) => overlap(row.cells[index], piece));
  return [names.join(' | ').slice(0, LONGEST_ROW_HEADING)];
}

function overlap(cell: Span | undefined, piece: Span): boolean {
  return cell !== undefined && cell.start < piece.end && piece.start < cell.end;
}

/** A column headed "Tags" gives each row its own. */
function tagsInRow(text: string, unit: RuleUnit): string[] {
  const { row } = unit;
  return (row?.cells ?? []).flatMap((cell, index) => {
    const header = row?.header[index] ?? '';
    const labelled = header === '' ? null : labelledLine(`${header}: ${text.slice(cell.start, cell.end)}`, false);
    return labelled?.type === 'tags' ? labelled.tags : [];
  });
}
