import { childOf, numberOf, valueOf, isOn, type XmlNode } from '../office/xml-tree.ts';
import { ClauseCounter, type PrintedNumber } from './clause-counter.ts';
import type { NumberingInstance } from './numbering.ts';
import { ParagraphReader, type ParagraphContent, type PendingChanges } from './paragraph-text.ts';
import { contentOf, plainTextOf, type ChunkItem, type ParagraphItem, type StoryItem } from './story.ts';
import type { ParagraphStyle, Styles } from './styles.ts';
import { TableReader } from './table-reader.ts';

export interface StoryParts {
  styles: Styles;
  numbering: ReadonlyMap<number, NumberingInstance>;
  footnotes: ReadonlyMap<number, XmlNode>;
  endnotes: ReadonlyMap<number, XmlNode>;
  /** By relationship id: the documents inside this one that could be read. */
  chunks: ReadonlyMap<string, ChunkItem>;
  /** The words of a chart or diagram by its relationship id; empty when it has none. */
  drawingText: (id: string) => string;
}

/** Styles of a generated table of contents: its lines repeat the headings and would answer in their place. */
const GENERATED_STYLE = /^(?:toc \d|table of figures)$/;

/** Turns the XML of a document into its content, counting automatic numbers on the way. */
export class StoryReader {
  readonly changes: PendingChanges = { insertions: 0, deletions: 0 };
  /** Documents outside of the file that belong in it and are not searched. */
  subdocuments = 0;
  readonly #parts: StoryParts;
  readonly #counter = new ClauseCounter();
  /** Notes refer to notes only in broken files; a note is read once, where it is first referred to. */
  readonly #notesRead = new Set<XmlNode>();

  constructor(parts: StoryParts) {
    this.#parts = parts;
  }

  /** The content of a body, note, text box or cell. */
  readStory(container: XmlNode, paragraphs = new ParagraphReader(this.changes, this.#parts.styles)): StoryItem[] {
    const items: StoryItem[] = [];
    /** Paragraphs that go on in the next one, since the mark at their end is deleted. */
    let joined: XmlNode[] = [];
    const addParagraph = (): void => {
      const item = this.#readParagraph(joined, paragraphs);
      if (item !== null) items.push(item);
      joined = [];
    };
    for (const node of contentOf(container)) {
      if (node.name === 'p') {
        joined.push(node);
        if (!this.#countsMark(node)) addParagraph();
        continue;
      }
      if (node.name !== 'tbl' && node.name !== 'altChunk') continue;
      addParagraph();
      const item = node.name === 'tbl' ? this.#readTable(node, paragraphs) : this.#chunkOf(node);
      if (item !== undefined) items.push(item);
    }
    addParagraph();
    return items;
  }

  #readTable(node: XmlNode, paragraphs: ParagraphReader): StoryItem {
    return new TableReader(this.changes, (cell) => this.readStory(cell, paragraphs)).read(node);
  }

  #chunkOf(node: XmlNode): ChunkItem | undefined {
    return this.#parts.chunks.get(node.attributes.id ?? '');
  }

  /** Counts a tracked change of a paragraph's mark and answers whether the mark is gone. */
  #countsMark(paragraph: XmlNode): boolean {
    const mark = childOf(childOf(paragraph, 'pPr'), 'rPr');
    if (mark === undefined) return false;
    const isNew = childOf(mark, 'ins') !== undefined || childOf(mark, 'moveTo') !== undefined;
    const isGone = childOf(mark, 'del') !== undefined || childOf(mark, 'moveFrom') !== undefined;
    // Together with the text in front of it, it is one change.
    if (isNew && childOf(paragraph, 'ins') === undefined) this.changes.insertions += 1;
    if (isGone && childOf(paragraph, 'del') === undefined) this.changes.deletions += 1;
    return isGone;
  }

  /** @param nodes paragraphs that read as one; the last one's mark, and so its properties, are what is left */
  #readParagraph(nodes: readonly XmlNode[], paragraphs: ParagraphReader): ParagraphItem | null {
    const last = nodes.at(-1);
    if (last === undefined) return null;
    const properties = childOf(last, 'pPr');
    const style = this.#parts.styles.paragraphStyle(valueOf(properties, 'pStyle'));
    const content = paragraphs.read(nodes);
    this.subdocuments += content.subdocuments;
    if (GENERATED_STYLE.test(style.name)) return null;
    const outline = numberOf(properties, 'outlineLvl') ?? style.outlineLevel ?? 9;
    const number = this.#isInvisible(content, properties) ? null : this.#numberOf(properties, style);
    const label = number?.label ?? '';
    return {
      kind: 'paragraph',
      text: content.text === '' ? '' : label + (number?.separator ?? '') + content.text,
      number: number?.counts === true ? label : null,
      listLevel: number?.level ?? null,
      outlineLevel: outline >= 0 && outline < 9 ? outline : null,
      isTitle: style.name === 'title',
      boxes: content.textBoxes.flatMap((box) => this.readStory(box)),
      notes: [...content.drawings.map(this.#parts.drawingText), ...this.#readNotes(content)].filter(Boolean),
    };
  }

  /**
   * Whether Word shows nothing of a paragraph, not even its number: its mark is deleted or hidden and nothing is left in
   * it. An empty paragraph of a list takes a number all the same.
   */
  #isInvisible(content: ParagraphContent, properties: XmlNode | undefined): boolean {
    if (content.text !== '') return false;
    const mark = childOf(properties, 'rPr');
    const isGone = childOf(mark, 'del') !== undefined || childOf(mark, 'moveFrom') !== undefined;
    return isGone || isOn(mark, 'vanish') || this.#parts.styles.hides(valueOf(properties, 'pStyle'));
  }

  #numberOf(properties: XmlNode | undefined, style: ParagraphStyle): (PrintedNumber & { level: number }) | null {
    const own = childOf(properties, 'numPr');
    const ownId = numberOf(own, 'numId');
    const instance = this.#parts.numbering.get(ownId ?? style.numberingId ?? 0);
    if (instance === undefined) return null;
    const inherited = levelByStyle(instance, style) ?? (ownId === undefined ? style.numberingLevel : null);
    const level = Math.min(Math.max(numberOf(own, 'ilvl') ?? inherited ?? 0, 0), 8);
    return { ...this.#counter.next(instance, level), level };
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
    return notes;
  }
}

/** A list level may name the style whose paragraphs it numbers; the style itself then leaves the level out. */
function levelByStyle(instance: NumberingInstance, style: ParagraphStyle): number | null {
  for (const id of style.chain) {
    for (const [level, definition] of instance.levels) if (definition.paragraphStyle === id) return level;
  }
  return null;
}
