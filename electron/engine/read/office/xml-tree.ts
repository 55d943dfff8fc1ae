import { XMLParser } from 'fast-xml-parser';
import { CodedError } from '../../../../shared/app-error.ts';

/** An element of a part, or a piece of its text (`name` is then empty). Names stand without their namespace prefix. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlNode[];
  /** Text of a text node, entities resolved; empty for elements. */
  text: string;
}

/** Word itself nests tables a few dozen deep; at this depth the walkers below are still far from the end of the stack. */
const MAXIMUM_DEPTH = 600;
const TEXT_KEY = '#text';
const ATTRIBUTES_KEY = ':@';
const NO_ATTRIBUTES: Readonly<Record<string, string>> = {};

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  // The five predefined entities and character references are resolved here; a file can define none of its own.
  processEntities: false,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  jPath: false,
  maxNestedTags: MAXIMUM_DEPTH,
});

/**
 * The root element of a part.
 * @throws CodedError `document-damaged` when the part is not well-formed enough to be read, has a DOCTYPE, or is nested
 * deeper than any document.
 */
export function parseXml(bytes: Uint8Array): XmlNode {
  const source = decode(bytes);
  // A DOCTYPE has no place in an Office file; it is how entities that expand without end come in.
  if (source.includes('<!DOCTYPE')) throw new CodedError('document-damaged');
  // The parser accepts input that stops in the middle; a part cut short must not pass for a short document.
  if (!/<\/[^<>]+>\s*$|\/>\s*$/.test(source.slice(-200))) throw new CodedError('document-damaged');
  let parsed: unknown;
  try {
    parsed = parser.parse(source);
  } catch (error) {
    throw new CodedError('document-damaged', {}, { cause: error });
  }
  const root = toNodes(parsed).find((node) => node.name !== '');
  if (root === undefined) throw new CodedError('document-damaged');
  return root;
}

function decode(bytes: Uint8Array): string {
  const label =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(label).decode(bytes);
}

/** The parser's output as nodes. Recursion ends at MAXIMUM_DEPTH, since the parser refuses what is deeper. */
function toNodes(parsed: unknown): XmlNode[] {
  if (!Array.isArray(parsed)) return [];
  const nodes: XmlNode[] = [];
  for (const entry of parsed as Record<string, unknown>[]) {
    let attributes = NO_ATTRIBUTES;
    let name = '';
    let content: unknown;
    for (const key in entry) {
      if (key === ATTRIBUTES_KEY) attributes = toAttributes(entry[key]);
      else {
        name = key;
        content = entry[key];
      }
    }
    if (name !== TEXT_KEY) nodes.push({ name, attributes, children: toNodes(content), text: '' });
    else if (typeof content === 'string')
      nodes.push({ name: '', attributes, children: [], text: resolveEntities(content) });
  }
  return nodes;
}

function toAttributes(parsed: unknown): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(parsed as Record<string, unknown>)) {
    attributes[name] = typeof value === 'string' ? resolveEntities(value) : '';
  }
  return attributes;
}

const PREDEFINED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function resolveEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(lt|gt|amp|quot|apos));/g,
    (whole, decimal, hexadecimal, name) => {
      if (typeof name === 'string') return PREDEFINED[name] ?? whole;
      const code =
        typeof decimal === 'string' ? Number.parseInt(decimal, 10) : Number.parseInt(String(hexadecimal), 16);
      return isCharacter(code) ? String.fromCodePoint(code) : '';
    },
  );
}

/** The characters that XML allows; others would put a NUL or a lone surrogate into the stored text. */
function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}

/** The first child element of that name. */
export function childOf(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((child) => child.name === name);
}

/** All child elements of that name. */
export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return node === undefined ? [] : node.children.filter((child) => child.name === name);
}

/** `val` of the child element of that name: how the format writes most of its properties. */
export function valueOf(node: XmlNode | undefined, name: string): string | undefined {
  return childOf(node, name)?.attributes.val;
}

/** The same as a whole number; undefined when absent or not a number. */
export function numberOf(node: XmlNode | undefined, name: string): number | undefined {
  return toInteger(valueOf(node, name));
}

/** A property that is on by its mere presence and may say otherwise. */
export function isOn(node: XmlNode | undefined, name: string): boolean {
  const property = childOf(node, name);
  return property !== undefined && !['0', 'false', 'off'].includes(property.attributes.val ?? '1');
}

export function toInteger(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : undefined;
}

/** All text below a node, in order. */
export function textOf(node: XmlNode): string {
  return node.name === '' ? node.text : node.children.map(textOf).join('');
}
