import { ClauseCounter } from './clause-counter.ts';
import type { NumberingInstance } from './numbering.ts';
import { ParagraphReader, type ParagraphContent, type PendingChanges } from './paragraph-text.ts';
import { contentOf, plainTextOf, type ParagraphItem, type StoryItem, type TableItem, type TableRow } from './story.ts';
import type { ParagraphStyle, Styles } from './styles.ts';
import { childOf, numberOf, valueOf, isOn, toInteger, type XmlNode } from '../office/xml-tree.ts';

export interface StoryParts {
  styles: Styles;
  numbering: ReadonlyMap<number, NumberingInstance>;
  footnotes: ReadonlyMap<number, XmlNode>;
  endnotes: ReadonlyMap<number, XmlNode>;
}

/** Styles of a generated table of contents: its lines repeat the headings and would answer in their place. */
const GENERATED_STYLE = /^(?:toc \d|table of figures)$/;

/** Turns the XML of a document into its content, counting automatic numbers on the way. */
export class StoryReader {
  readonly changes: PendingChanges = { inserted: 0, deleted: 0 };
  readonly #parts: StoryParts;
  readonly #counter = new ClauseCounter();
  /** Notes refer to notes only in broken files; a note is read once, where it is first referred to. */
  readonly #notesRead = new Set<XmlNode>();

  constructor(parts: StoryParts) {
    this.#parts = parts;
  }

  /** The content of a body, note, text box or cell. */
  readStory(container: XmlNode, paragraphs = new ParagraphReader(this.changes)): StoryItem[] {
    const items: StoryItem[] = [];
    for (const node of contentOf(container)) {
      if (node.name === 'p') {
        const item = this.#readParagraph(node, paragraphs);
        if (item !== null) items.push(item);
      } else if (node.name === 'tbl') items.push(this.#readTable(node, paragraphs));
    }
    return items;
  }

  #readParagraph(node: XmlNode, paragraphs: ParagraphReader): ParagraphItem | null {
    const properties = childOf(node, 'pPr');
    const style = this.#parts.styles.paragraphStyle(valueOf(properties, 'pStyle'));
    const content = paragraphs.read(node);
    if (GENERATED_STYLE.test(style.name)) return null;
    const isRemoved = content.text === '' && childOf(childOf(properties, 'rPr'), 'del') !== undefined;
    // An empty paragraph of a list takes a number all the same; one whose mark is deleted is gone.
    const number = isRemoved ? null : this.#numberOf(properties, style);
    const outline = numberOf(properties, 'outlineLvl') ?? style.outlineLevel ?? 9;
    const label = number?.label ?? '';
    return {
      kind: 'paragraph',
      text: content.text === '' ? '' : label + (number?.separator ?? '') + content.text,
      number: label === '' ? null : label,
      listLevel: number?.level ?? null,
      outlineLevel: outline >= 0 && outline < 9 ? outline : null,
      isTitle: style.name === 'title',
      boxes: content.textBoxes.flatMap((box) => this.readStory(box)),
      notes: this.#readNotes(content),
    };
  }

  #numberOf(
    properties: XmlNode | undefined,
    style: ParagraphStyle,
  ): { label: string; separator: string; level: number } | null {
    const own = childOf(properties, 'numPr');
    const ownId = numberOf(own, 'numId');
    const instance = this.#parts.numbering.get(ownId ?? style.numberingId ?? 0);
    if (instance === undefined) return null;
    const inherited = levelByStyle(instance, style) ?? (ownId === undefined ? style.numberingLevel : null);
    const level = Math.min(Math.max(numberOf(own, 'ilvl') ?? inherited ?? 0, 0), 8);
    const { label, separator } = this.#counter.next(instance, level);
    return { label, separator: label === '' ? '' : separator, level };
  }

  #readNotes(content: ParagraphContent): string[] {
    const nodes = [
      ...content.footnotes.map((id) => this.#parts.footnotes.get(id)),
      ...content.endnotes.map((id) => this.#parts.endnotes.get(id)),
    ];
    const notes: string[] = [];
    for (const node of nodes) {
      if (node === undefined || this.#notesRead.has(node)) continue;
      this.#notesRead.add(node);
      notes.push(plainTextOf(this.readStory(node)));
    }
    return notes.filter((text) => text !== '');
  }

  #readTable(table: XmlNode, paragraphs: ParagraphReader): TableItem {
    const rows: TableRow[] = [];
    for (const node of contentOf(table)) {
      if (node.name !== 'tr') continue;
      const properties = childOf(node, 'trPr');
      if (childOf(properties, 'del') !== undefined) this.changes.deleted += 1;
      else rows.push(this.#readRow(node, properties, paragraphs));
    }
    return { kind: 'table', rows };
  }

  #readRow(node: XmlNode, properties: XmlNode | undefined, paragraphs: ParagraphReader): TableRow {
    if (childOf(properties, 'ins') !== undefined) this.changes.inserted += 1;
    const row: TableRow = { isHeader: isOn(properties, 'tblHeader'), cells: [] };
    let column = numberOf(properties, 'gridBefore') ?? 0;
    for (const cell of contentOf(node)) {
      if (cell.name !== 'tc') continue;
      const span = Math.max(toInteger(childOf(childOf(cell, 'tcPr'), 'gridSpan')?.attributes.val) ?? 1, 1);
      row.cells.push({ column, span, items: this.readStory(cell, paragraphs) });
      column += span;
    }
    return row;
  }
}

/** A list level may name the style whose paragraphs it numbers; the style itself then leaves the level out. */
function levelByStyle(instance: NumberingInstance, style: ParagraphStyle): number | null {
  for (const id of style.chain) {
    for (const [level, definition] of instance.levels) if (definition.paragraphStyle === id) return level;
  }
  return null;
}
