import { childOf, childrenOf, isOn, numberOf, valueOf, type XmlNode } from '../office/xml-tree.ts';

/** What a paragraph style says, its parents' properties included where it says nothing itself. */
export interface ParagraphStyle {
  id: string;
  /** In lower case: Word writes `heading 1` and `Heading 1`. */
  name: string;
  /** 0 is the highest; null for body text. */
  outlineLevel: number | null;
  numberingId: number | null;
  numberingLevel: number | null;
  /** This style and those it is based on, nearest first. */
  chain: readonly string[];
}

export interface Styles {
  /** The style of a paragraph that names this id; the default style for undefined or an unknown id. */
  paragraphStyle(id: string | undefined): ParagraphStyle;
  /** Whether the text of a paragraph or character style is hidden, by itself or by a style that it is based on. */
  hides(styleId: string | undefined): boolean;
  /** The `w:numId` of a numbering style, to which list definitions may point. */
  numberingOf(styleId: string): number | null;
}

const PLAIN: ParagraphStyle = {
  id: '',
  name: '',
  outlineLevel: null,
  numberingId: null,
  numberingLevel: null,
  chain: [],
};

/** Reads `styles.xml`; a document without one has only plain paragraphs. */
export function readStyles(root: XmlNode | null): Styles {
  const nodes = new Map<string, XmlNode>();
  let defaultId = '';
  for (const node of childrenOf(root ?? undefined, 'style')) {
    const id = node.attributes.styleId;
    if (id === undefined) continue;
    nodes.set(id, node);
    if (node.attributes.type === 'paragraph' && ['1', 'true', 'on'].includes(node.attributes.default ?? ''))
      defaultId = id;
  }
  const resolved = new Map<string, ParagraphStyle>();
  const hidden = new Map<string, boolean>();
  return {
    paragraphStyle: (id) => {
      const undescribed = id !== undefined && !nodes.has(id);
      const wanted = undescribed ? id : (id ?? defaultId);
      let style = resolved.get(wanted);
      if (style === undefined) {
        style = resolveStyle(undescribed ? defaultId : wanted, nodes);
        // Programs that write a file without its styles name the built-in ones all the same.
        if (undescribed) style = { ...style, outlineLevel: headingLevelByName(id) ?? style.outlineLevel };
        resolved.set(wanted, style);
      }
      return style;
    },
    hides: (styleId) => {
      if (styleId === undefined) return false;
      const known = hidden.get(styleId) ?? isHidden(styleId, nodes);
      hidden.set(styleId, known);
      return known;
    },
    numberingOf: (styleId) => numberOf(childOf(childOf(nodes.get(styleId), 'pPr'), 'numPr'), 'numId') ?? null,
  };
}

/** Each property comes from the nearest style that states it. */
function resolveStyle(id: string, nodes: ReadonlyMap<string, XmlNode>): ParagraphStyle {
  const first = nodes.get(id);
  if (first === undefined) return PLAIN;
  const style: ParagraphStyle = { ...PLAIN, id, name: (valueOf(first, 'name') ?? '').toLowerCase() };
  let outline: number | undefined;
  const chain: string[] = [];
  for (const node of chainOf(id, nodes)) {
    chain.push(node.attributes.styleId ?? '');
    const properties = childOf(node, 'pPr');
    const numbering = childOf(properties, 'numPr');
    outline ??= numberOf(properties, 'outlineLvl') ?? headingLevelByName(valueOf(node, 'name'));
    style.numberingId ??= numberOf(numbering, 'numId') ?? null;
    style.numberingLevel ??= numberOf(numbering, 'ilvl') ?? null;
  }
  // 9 is the format's own word for body text.
  style.outlineLevel = outline !== undefined && outline >= 0 && outline < 9 ? outline : null;
  style.chain = chain;
  return style;
}

function isHidden(id: string, nodes: ReadonlyMap<string, XmlNode>): boolean {
  for (const style of chainOf(id, nodes)) {
    const properties = childOf(style, 'rPr');
    if (childOf(properties, 'vanish') !== undefined) return isOn(properties, 'vanish');
  }
  return false;
}

/** Word itself bases styles on one another at most a dozen deep; thousands would be walked for every style anew. */
const LONGEST_CHAIN = 100;

/** A style and those it is based on, nearest first. Circles end the walk, and so does a chain that no person made. */
function* chainOf(id: string, nodes: ReadonlyMap<string, XmlNode>): Generator<XmlNode> {
  const seen = new Set<string>();
  for (
    let current: string | undefined = id;
    current !== undefined && !seen.has(current) && seen.size < LONGEST_CHAIN;
  ) {
    seen.add(current);
    const node = nodes.get(current);
    if (node === undefined) return;
    yield node;
    current = valueOf(node, 'basedOn');
  }
}

/** Built-in headings are headings even where a producer leaves their outline level out, or names them in its language. */
function headingLevelByName(name: string | undefined): number | undefined {
  const match = /^(?:heading|标题|標題) ?([1-9])$/i.exec(name ?? '');
  return match?.[1] === undefined ? undefined : Number(match[1]) - 1;
}
