import { childOf, valueOf, type XmlNode } from '../office/xml-tree.ts';

/**
 * What stands before and after a part of an equation when it is written on one line: 3/4, x^2, (a + b). Without it three
 * quarters would read as 34. Null for elements that put nothing there.
 */
export function equationSigns(node: XmlNode): readonly [before: string, after: string] | null {
  switch (node.name) {
    case 'den':
      return ['/', ''];
    case 'sup':
      return ['^', ''];
    case 'sub':
      return ['_', ''];
    case 'rad':
      return ['√', ''];
    case 'd':
      return [bracket(node, 'begChr', '('), bracket(node, 'endChr', ')')];
    case 'nary':
      return [valueOf(childOf(node, 'naryPr'), 'chr') ?? '∫', ''];
    default:
      return null;
  }
}

function bracket(node: XmlNode, property: string, usual: string): string {
  return valueOf(childOf(node, 'dPr'), property) ?? usual;
}
