import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { parse } from 'yaml';

/**
 * A demo source: front matter, one title, then headings, paragraphs, lists of up to two levels and tables, all of them
 * plain text.
 *
 * @param {string} markdown
 * @returns {{ fields: Record<string, string>, language: string, title: string, blocks: object[] }} blocks are
 *   `{ type: 'heading' | 'paragraph', text }`, `{ type: 'item', depth, text }` (depth from 0) and
 *   `{ type: 'table', rows }` (rows of cell texts, the header row first).
 */
export function readSource(markdown) {
  const tree = fromMarkdown(markdown, {
    extensions: [frontmatter(), gfm()],
    mdastExtensions: [frontmatterFromMarkdown(), gfmFromMarkdown()],
  });
  const [matter, title, ...body] = tree.children;
  if (matter?.type !== 'yaml' || title?.type !== 'heading')
    throw new Error('A source begins with front matter and a title.');
  const fields = Object.fromEntries(Object.entries(parse(matter.value)).map(([key, value]) => [key, String(value)]));
  return {
    fields,
    language: fields.lang ?? 'en',
    title: textOf(title),
    blocks: body.flatMap((node) => blocksOf(node, 0)),
  };
}

function blocksOf(node, depth) {
  switch (node.type) {
    case 'heading':
    case 'paragraph':
      return [{ type: node.type, text: textOf(node) }];
    case 'list':
      return node.children.flatMap((item) =>
        item.children.flatMap((child) =>
          child.type === 'list' ? blocksOf(child, depth + 1) : [{ type: 'item', depth, text: textOf(child) }],
        ),
      );
    case 'table':
      return [{ type: 'table', rows: node.children.map((row) => row.children.map(textOf)) }];
    default:
      throw new Error(`No demo file can hold a ${node.type}.`);
  }
}

function textOf(node) {
  if (node.type === 'text') return node.value;
  return (node.children ?? []).map(textOf).join('');
}

/** Escapes text for an XML or HTML element or a double-quoted attribute. */
export function escapeMarkup(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
