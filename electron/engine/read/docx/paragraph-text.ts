import { childOf, isOn, textOf, toInteger, type XmlNode } from '../office/xml-tree.ts';

/** Counts of tracked changes that nobody has accepted or rejected yet. */
export interface PendingChanges {
  inserted: number;
  deleted: number;
}

/** What a paragraph holds beside its text. */
export interface ParagraphContent {
  /** As Word shows it with all changes accepted: field results, no deleted and no hidden text. */
  text: string;
  /** Ids of the notes it refers to, in order. */
  footnotes: number[];
  endnotes: number[];
  /** `w:txbxContent` of the text boxes anchored in it. */
  textBoxes: XmlNode[];
}

/** Elements whose text is not the document's: properties, deleted text, field codes, phonetic guides, remarks. */
const LEFT_OUT = new Set([
  'pPr',
  'rPr',
  'sdtPr',
  'sdtEndPr',
  'delText',
  'delInstrText',
  'instrText',
  'rt',
  'rubyPr',
  'annotationRef',
]);

/** Elements that stand for one piece of white space or a sign. */
const SIGNS: Readonly<Record<string, string>> = { tab: ' ', ptab: ' ', cr: '\n', noBreakHyphen: '-' };

/**
 * Reads the inline content of paragraphs. One reader serves one story (body, note, text box), since a field may begin
 * in one paragraph and end in another.
 */
export class ParagraphReader {
  readonly #changes: PendingChanges;
  /** For each open field whether its code or already its result is being read. */
  readonly #fields: ('code' | 'result')[] = [];
  #content: ParagraphContent = emptyContent();

  constructor(changes: PendingChanges) {
    this.#changes = changes;
  }

  read(paragraph: XmlNode): ParagraphContent {
    this.#content = emptyContent();
    this.#walk(paragraph);
    // A code that does not end in its paragraph is a broken field: it must not swallow the rest of the document.
    while (this.#fields.at(-1) === 'code') this.#fields.pop();
    const content = this.#content;
    content.text = tidy(content.text);
    return content;
  }

  #walk(node: XmlNode): void {
    for (const child of node.children) this.#read(child);
  }

  #read(node: XmlNode): void {
    if (node.name === '') return;
    const sign = Object.hasOwn(SIGNS, node.name) ? SIGNS[node.name] : undefined;
    if (sign !== undefined) this.#append(sign);
    else if (node.name === 't') this.#append(textOf(node));
    else if (node.name === 'br') this.#append(breakAsText(node));
    else if (node.name === 'r' && isOn(childOf(node, 'rPr'), 'vanish')) return;
    else if (node.name === 'del' || node.name === 'moveFrom') this.#changes.deleted += 1;
    else if (node.name === 'fldChar') this.#field(node.attributes.fldCharType);
    else if (node.name === 'footnoteReference') note(this.#content.footnotes, node);
    else if (node.name === 'endnoteReference') note(this.#content.endnotes, node);
    else if (node.name === 'txbxContent') this.#content.textBoxes.push(node);
    else if (!LEFT_OUT.has(node.name)) this.#descend(node);
  }

  #descend(node: XmlNode): void {
    if (node.name === 'ins' || node.name === 'moveTo') this.#changes.inserted += 1;
    // The branches of mc:AlternateContent show the same thing, once for new and once for old readers.
    if (node.name === 'AlternateContent') this.#walk(childOf(node, 'Choice') ?? childOf(node, 'Fallback') ?? node);
    else if (node.name === 'drawing' || node.name === 'pict' || node.name === 'object') this.#findTextBoxes(node);
    else this.#walk(node);
  }

  /** Of a drawing only its text boxes are text; the names of shapes and charts are not. */
  #findTextBoxes(node: XmlNode): void {
    for (const child of node.children) {
      if (child.name === 'txbxContent') this.#content.textBoxes.push(child);
      else if (child.name === 'AlternateContent') this.#descend(child);
      else this.#findTextBoxes(child);
    }
  }

  #append(text: string): void {
    if (!this.#fields.includes('code')) this.#content.text += text;
  }

  #field(type: string | undefined): void {
    if (type === 'begin') this.#fields.push('code');
    else if (type === 'separate' && this.#fields.length > 0) this.#fields[this.#fields.length - 1] = 'result';
    else if (type === 'end') this.#fields.pop();
  }
}

function emptyContent(): ParagraphContent {
  return { text: '', footnotes: [], endnotes: [], textBoxes: [] };
}

/** Page and column breaks stand between words as well, but are no line of the text. */
function breakAsText(node: XmlNode): string {
  const type = node.attributes.type;
  return type === 'page' || type === 'column' ? ' ' : '\n';
}

function note(list: number[], node: XmlNode): void {
  const id = toInteger(node.attributes.id);
  if (id !== undefined) list.push(id);
}

/** White space as it reads: one space for many, none at the ends of lines. */
function tidy(text: string): string {
  return text
    .replace(/[ \t\r]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
