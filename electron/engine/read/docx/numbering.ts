import type { Styles } from './styles.ts';
import { childOf, childrenOf, isOn, numberOf, toInteger, valueOf, type XmlNode } from '../office/xml-tree.ts';

/** One level of a list definition. */
interface NumberingLevel {
  start: number;
  /** `w:numFmt`, such as `decimal`; `bullet` has no number. */
  format: string;
  /** Pattern of a custom format. */
  pattern: string | undefined;
  /** Template with `%1` … `%9` for the counters of the levels. */
  text: string;
  /** What follows the number: `tab`, `space` or `nothing`. */
  suffix: string;
  /** Whether all counters print as decimals, whatever their own format. */
  legal: boolean;
  /** `w:lvlRestart`: 0 never restarts, n restarts after level n (from 1); undefined after any higher level. */
  restartAfter: number | undefined;
  /** Whether the number is counted and not shown. */
  hidden: boolean;
  paragraphStyle: string | undefined;
}

/** One list as paragraphs name it (`w:num`). */
export interface NumberingInstance {
  id: number;
  /** Lists of the same definition go on counting where the other stopped. */
  definition: number;
  levels: ReadonlyMap<number, NumberingLevel>;
  /** By level: where this list starts anew at its first paragraph. */
  startOverrides: ReadonlyMap<number, number>;
}

export const LEVELS = 9;

/** Reads `numbering.xml`: the lists by their `w:numId`. */
export function readNumbering(root: XmlNode | null, styles: Styles): ReadonlyMap<number, NumberingInstance> {
  const part = root ?? undefined;
  const definitions = new Map<number, XmlNode>();
  for (const node of childrenOf(part, 'abstractNum')) {
    const id = toInteger(node.attributes.abstractNumId);
    if (id !== undefined) definitions.set(id, node);
  }
  const numNodes = new Map<number, XmlNode>();
  for (const node of childrenOf(part, 'num')) {
    const id = toInteger(node.attributes.numId);
    if (id !== undefined) numNodes.set(id, node);
  }
  const definitionOf = (id: number): number | undefined => followStyleLinks(id, definitions, numNodes, styles);
  const levels = new Map<number, ReadonlyMap<number, NumberingLevel>>();
  const instances = new Map<number, NumberingInstance>();
  for (const [id, node] of numNodes) {
    const definition = definitionOf(id);
    if (definition === undefined) continue;
    let shared = levels.get(definition);
    if (shared === undefined) {
      shared = readLevels(definitions.get(definition));
      levels.set(definition, shared);
    }
    instances.set(id, { id, definition, ...readOverrides(node, shared) });
  }
  return instances;
}

/** A definition without levels of its own points to a numbering style, whose list points to the definition meant. */
function followStyleLinks(
  id: number,
  definitions: ReadonlyMap<number, XmlNode>,
  numNodes: ReadonlyMap<number, XmlNode>,
  styles: Styles,
): number | undefined {
  const seen = new Set<number>();
  for (let current = id; !seen.has(current);) {
    seen.add(current);
    const definition = numberOf(numNodes.get(current), 'abstractNumId');
    if (definition === undefined) return undefined;
    const link = valueOf(definitions.get(definition), 'numStyleLink');
    if (link === undefined) return definition;
    const linked = styles.numberingOf(link);
    if (linked === null) return definitionOfStyle(link, definitions) ?? definition;
    current = linked;
  }
  return undefined;
}

/** The definition that says of itself that it is the numbering style's, for a style that names no list. */
function definitionOfStyle(style: string, definitions: ReadonlyMap<number, XmlNode>): number | undefined {
  for (const [id, node] of definitions) if (valueOf(node, 'styleLink') === style) return id;
  return undefined;
}

function readLevels(definition: XmlNode | undefined): ReadonlyMap<number, NumberingLevel> {
  const levels = new Map<number, NumberingLevel>();
  for (const node of childrenOf(definition, 'lvl')) {
    const level = toInteger(node.attributes.ilvl);
    if (level !== undefined && level >= 0 && level < LEVELS) levels.set(level, readLevel(node));
  }
  return levels;
}

function readLevel(node: XmlNode): NumberingLevel {
  // A custom format stands in mc:AlternateContent, with a decimal one as fallback.
  const custom = childOf(childOf(childOf(node, 'AlternateContent'), 'Choice'), 'numFmt');
  const format = custom ?? childOf(node, 'numFmt');
  return {
    start: numberOf(node, 'start') ?? 0,
    format: format?.attributes.val ?? 'decimal',
    pattern: format?.attributes.format,
    text: valueOf(node, 'lvlText') ?? '',
    suffix: valueOf(node, 'suff') ?? 'tab',
    legal: isOn(node, 'isLgl'),
    restartAfter: numberOf(node, 'lvlRestart'),
    hidden: isOn(childOf(node, 'rPr'), 'vanish'),
    paragraphStyle: valueOf(node, 'pStyle'),
  };
}

function readOverrides(
  node: XmlNode,
  shared: ReadonlyMap<number, NumberingLevel>,
): Pick<NumberingInstance, 'levels' | 'startOverrides'> {
  const startOverrides = new Map<number, number>();
  const overrides = childrenOf(node, 'lvlOverride');
  if (overrides.length === 0) return { levels: shared, startOverrides };
  const levels = new Map(shared);
  for (const override of overrides) {
    const level = toInteger(override.attributes.ilvl);
    if (level === undefined || level < 0 || level >= LEVELS) continue;
    const replaced = childOf(override, 'lvl');
    if (replaced !== undefined) levels.set(level, readLevel(replaced));
    const start = numberOf(override, 'startOverride');
    if (start !== undefined) startOverrides.set(level, start);
  }
  return { levels, startOverrides };
}
