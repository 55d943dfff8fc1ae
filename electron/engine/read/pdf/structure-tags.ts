import type { CellHint, TagHint } from './text-piece.ts';

/** A node of the structure tree as pdf.js gives it: an element with a role, or a reference to content. */
export interface StructureNode {
  role?: string;
  type?: string;
  id?: string;
  children?: readonly StructureNode[];
}

/** Roles that make a block; those that are missing only group or style what stands in them. */
const ROLES: Readonly<Record<string, TagHint['role']>> = {
  P: 'paragraph',
  BlockQuote: 'paragraph',
  Caption: 'paragraph',
  TD: 'paragraph',
  TH: 'paragraph',
  Title: 'heading',
  H: 'heading',
  LI: 'list-item',
  Note: 'note',
  FENote: 'note',
  TOCI: 'contents',
  TOC: 'contents',
};

/** Paragraphs inside these are not blocks of their own: the number of a list item is one, and its text another. */
const KEEPS_TOGETHER = new Set<TagHint['role']>(['list-item', 'contents', 'note']);
/** Trees are read to this depth; deeper ones are broken, and their text is read by its geometry. */
const MAXIMUM_DEPTH = 200;

/** For each piece of marked content on a page the block that it belongs to. */
export function readStructureTags(tree: StructureNode | null): ReadonlyMap<string, TagHint> {
  const hints = new Map<string, TagHint>();
  let elements = 0;
  const walk = (node: StructureNode, hint: TagHint | null, place: CellHint, depth: number): void => {
    if (node.type === 'content' && node.id !== undefined && hint !== null) hints.set(node.id, hint);
    if (depth > MAXIMUM_DEPTH) return;
    elements += 1;
    const inner = placeIn(node.role, place, elements);
    const role = roleOf(node.role);
    const isNested = role === 'paragraph' && hint !== null && KEEPS_TOGETHER.has(hint.role) && inner === place;
    const next = role === null || isNested ? hint : hintFor(role, node.role ?? '', elements, inner);
    for (const child of node.children ?? []) walk(child, next, inner, depth + 1);
  };
  if (tree !== null) walk(tree, null, { cell: 0, row: 0, table: 0, isHeader: false }, 0);
  return hints;
}

/** Where what stands in an element is; 0 stands for no table, row or cell. */
function placeIn(role: string | undefined, place: CellHint, element: number): CellHint {
  if (role === 'Table') return { cell: 0, row: 0, table: element, isHeader: false };
  if (role === 'TR') return { ...place, row: element, cell: 0 };
  if (role === 'TD' || role === 'TH') return { ...place, cell: element, isHeader: role === 'TH' };
  return place;
}

function roleOf(name: string | undefined): TagHint['role'] | null {
  if (name === undefined) return null;
  if (/^H[1-6]$/.test(name)) return 'heading';
  return Object.hasOwn(ROLES, name) ? (ROLES[name] ?? null) : null;
}

function hintFor(role: TagHint['role'], name: string, block: number, place: CellHint): TagHint {
  const level = /^H([1-6])$/.exec(name)?.[1];
  return { block, role, level: level === undefined ? 1 : Number(level), cell: place.cell === 0 ? null : place };
}
