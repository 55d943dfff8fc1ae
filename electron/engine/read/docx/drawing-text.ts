import type { Archive } from '../office/open-archive.ts';
import { readOptionalPart, type Relationship } from '../office/package.ts';
import { textOf, type XmlNode } from '../office/xml-tree.ts';

/** The words of a chart or a diagram, one a line; its figures are left to the original. */
export function readDrawingText(archive: Archive, relationships: readonly Relationship[], id: string): string {
  const target = relationships.find((relationship) => relationship.id === id)?.target;
  const root = target === undefined ? null : readOptionalPart(archive, target);
  if (root === null) return '';
  const lines = new Set<string>();
  collect(root, lines);
  return [...lines].join('\n');
}

/** Paragraphs of titles and boxes, and the names of series and categories that a chart keeps of its sheet. */
function collect(node: XmlNode, lines: Set<string>): void {
  if (node.name === 'p' || node.name === 'strCache') {
    const parts = node.name === 'p' ? [textOf(node)] : namesIn(node);
    for (const part of parts) if (part.trim() !== '') lines.add(part.replace(/\s+/g, ' ').trim());
    return;
  }
  for (const child of node.children) collect(child, lines);
}

function namesIn(cache: XmlNode): string[] {
  return cache.children.filter((child) => child.name === 'pt').map(textOf);
}
