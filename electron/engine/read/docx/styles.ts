import { childOf, childrenOf, numberOf, valueOf, type XmlNode } from '../office/xml-tree.ts';

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
    numberingOf: (styleId) => numberOf(childOf(childOf(nodes.get(styleId), 'pPr'), 'numPr'), 'numId') ?? null,
  };
}

/** Follows `basedOn`; each property comes from the nearest style that states it. Circles end the walk. */
function resolveStyle(id: string, nodes: ReadonlyMap<string, XmlNode>): ParagraphStyle {
  const first = nodes.get(id);
  if (first === undefined) return PLAIN;
  const style: ParagraphStyle = { ...PLAIN, id, name: (valueOf(first, 'name') ?? '').toLowerCase() };
  let outline: number | undefined;
  const seen = new Set<string>();
  for (let current: string | undefined = id; current !== undefined && !seen.has(current);) {
    seen.add(current);
    const node = nodes.get(current);
    const properties = childOf(node, 'pPr');
    const numbering = childOf(properties, 'numPr');
    outline ??= numberOf(properties, 'outlineLvl') ?? headingLevelByName(valueOf(node, 'name'));
    style.numberingId ??= numberOf(numbering, 'numId') ?? null;
    style.numberingLevel ??= numberOf(numbering, 'ilvl') ?? null;
    current = valueOf(node, 'basedOn');
  }
  // 9 is the format's own word for body text.
  style.outlineLevel = outline !== undefined && outline >= 0 && outline < 9 ? outline : null;
  style.chain = [...seen];
  return style;
}

/** Built-in headings are headings even where a producer leaves their outline level out, or names them in its language. */
function headingLevelByName(name: string | undefined): number | undefined {
  const match = /^(?:heading|标题|標題) ?([1-9])$/i.exec(name ?? '');
  return match?.[1] === undefined ? undefined : Number(match[1]) - 1;
}
