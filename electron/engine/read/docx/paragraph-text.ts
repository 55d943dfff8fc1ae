import { childOf, childrenOf, isOn, numberOf, textOf, toInteger, valueOf, type XmlNode } from '../office/xml-tree.ts';
import { equationSigns } from './equation-signs.ts';
import type { Styles } from './styles.ts';
import { signOf, withSigns } from './symbol-fonts.ts';

/** Counts of tracked changes that nobody has accepted or rejected yet. */
export interface PendingChanges {
  insertions: number;
  deletions: number;
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
  /** Relationship ids of the charts and diagrams that stand in it. */
  drawings: string[];
  /** How many documents of their own, outside of this file, belong in it (`w:subDoc` of a master document). */
  subdocuments: number;
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

/** Elements that stand for one piece of white space or a sign. A soft hyphen is neither: it joins. */
const SIGNS: Readonly<Record<string, string>> = { tab: ' ', ptab: ' ', cr: '\n', noBreakHyphen: '-' };

const DRAWINGS = new Set(['drawing', 'pict', 'object']);

/**
 * Reads the inline content of paragraphs. One reader serves one story (body, note, text box), since a field may begin
 * in one paragraph and end in another.
 */
export class ParagraphReader {
  readonly #changes: PendingChanges;
  readonly #styles: Pick<Styles, 'hides'>;
  /** For each open field whether its code or already its result is being read. */
  readonly #fields: ('code' | 'result')[] = [];
  /** Whether the style of the paragraph that is read hides its text. */
  #isHidden = false;
  /** Font of the run that is read. */
  #font = '';
  #content: ParagraphContent = emptyContent();

  constructor(changes: PendingChanges, styles: Pick<Styles, 'hides'>) {
    this.#changes = changes;
    this.#styles = styles;
  }

  /** Paragraphs that are one, since the marks between them are deleted. */
  read(paragraphs: readonly XmlNode[]): ParagraphContent {
    this.#content = emptyContent();
    for (const paragraph of paragraphs) {
      this.#isHidden = this.#styles.hides(valueOf(childOf(paragraph, 'pPr'), 'pStyle'));
      this.#walk(paragraph);
    }
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
    if (node.name === '' || LEFT_OUT.has(node.name)) return;
    const sign = Object.hasOwn(SIGNS, node.name) ? SIGNS[node.name] : undefined;
    if (sign !== undefined) this.#append(sign);
    else if (node.name === 't') this.#append(withSigns(textOf(node), this.#font));
    else if (node.name === 'r') this.#run(node);
    else if (node.name === 'br') this.#append(breakAsText(node));
    else if (node.name === 'sym') this.#append(symbolAsText(node));
    else if (node.name === 'del' || node.name === 'moveFrom') this.#changes.deletions += 1;
    else if (node.name === 'fldChar') this.#field(node);
    else if (node.name === 'footnoteReference') note(this.#content.footnotes, node);
    else if (node.name === 'endnoteReference') note(this.#content.endnotes, node);
    else if (node.name === 'subDoc') this.#content.subdocuments += 1;
    else if (DRAWINGS.has(node.name)) this.#drawing(node);
    else this.#descend(node);
  }

  #descend(node: XmlNode): void {
    if (node.name === 'ins' || node.name === 'moveTo') this.#changes.insertions += 1;
    const [before, after] = equationSigns(node) ?? ['', ''];
    this.#append(before);
    this.#walk(shownBranch(node));
    this.#append(after);
  }

  #run(run: XmlNode): void {
    const properties = childOf(run, 'rPr');
    const isHidden =
      childOf(properties, 'vanish') === undefined
        ? this.#isHidden || this.#styles.hides(valueOf(properties, 'rStyle'))
        : isOn(properties, 'vanish');
    if (isHidden) return;
    const fonts = childOf(properties, 'rFonts')?.attributes;
    this.#font = fonts?.ascii ?? fonts?.hAnsi ?? '';
    this.#walk(run);
  }

  /** Of a drawing only its text boxes, charts and diagrams are text; the names of shapes are not. */
  #drawing(node: XmlNode): void {
    for (const child of shownBranch(node).children) {
      if (child.name === 'txbxContent') this.#content.textBoxes.push(child);
      else if (child.name === 'chart') this.#content.drawings.push(child.attributes.id ?? '');
      // WordArt of old programs keeps its words in an attribute.
      else if (child.name === 'textpath') this.#append(` ${child.attributes.string ?? ''} `);
      else if (child.name === 'relIds') this.#content.drawings.push(child.attributes.dm ?? '');
      else this.#drawing(child);
    }
  }

  #append(text: string): void {
    if (!this.#fields.includes('code')) this.#content.text += text;
  }

  #field(node: XmlNode): void {
    const type = node.attributes.fldCharType;
    if (type === 'begin') {
      this.#append(formFieldAsText(childOf(node, 'ffData')));
      this.#fields.push('code');
    } else if (type === 'separate' && this.#fields.length > 0) this.#fields[this.#fields.length - 1] = 'result';
    else if (type === 'end') this.#fields.pop();
  }
}

function emptyContent(): ParagraphContent {
  return { text: '', footnotes: [], endnotes: [], textBoxes: [], drawings: [], subdocuments: 0 };
}

/** The branches of `mc:AlternateContent` show the same thing, once for new and once for old programs. */
function shownBranch(node: XmlNode): XmlNode {
  return node.name === 'AlternateContent' ? (childOf(node, 'Choice') ?? childOf(node, 'Fallback') ?? node) : node;
}

/** Page and column breaks stand between words as well, but are no line of the text. */
function breakAsText(node: XmlNode): string {
  const type = node.attributes.type;
  return type === 'page' || type === 'column' ? ' ' : '\n';
}

function symbolAsText({ attributes: { font = '', char = '' } }: XmlNode): string {
  return /^[0-9a-f]{1,4}$/i.test(char) ? signOf(font, Number.parseInt(char, 16)) : '';
}

/** What a form shows where its field has no result of its own: a box with or without its tick, or the entry chosen. */
function formFieldAsText(data: XmlNode | undefined): string {
  const box = childOf(data, 'checkBox');
  if (box !== undefined) {
    const isTicked = childOf(box, 'checked') === undefined ? isOn(box, 'default') : isOn(box, 'checked');
    return isTicked ? '☒' : '☐';
  }
  const choices = childOf(data, 'ddList');
  const chosen = numberOf(choices, 'result') ?? numberOf(choices, 'default') ?? 0;
  const entries = childrenOf(choices, 'listEntry');
  return entries[chosen]?.attributes.val ?? '';
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
