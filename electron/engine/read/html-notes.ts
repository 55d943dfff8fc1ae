import { attribute, isElement, lineOf, walk, type HtmlElement, type HtmlNode } from './html-tree.ts';

const NOTE_ROLES = new Set([
  'doc-footnote',
  'doc-endnote',
  'doc-endnotes',
  'footnote',
  'rearnote',
  'endnotes',
  'footnotes',
]);
const NOTE_CLASSES = /(?:^|\s)(?:footnotes?|endnotes?)(?:\s|$)/i;

/** Whether an element holds footnotes. */
export function holdsNotes(element: HtmlElement): boolean {
  const roles = `${attribute(element, 'role') ?? ''} ${attribute(element, 'epub:type') ?? ''}`.split(/\s+/);
  return roles.some((role) => NOTE_ROLES.has(role)) || NOTE_CLASSES.test(attribute(element, 'class') ?? '');
}

/**
 * Puts the marks of footnotes into the text as `[1]`, since "ten days" with a raised 1 behind it would read "ten days1",
 * and takes the arrows out that lead back.
 */
export function writeNoteMarks(page: { childNodes: HtmlNode[] }): void {
  const rewrite = (parent: { childNodes: HtmlNode[] }): void => {
    parent.childNodes = parent.childNodes.flatMap((child): HtmlNode[] => {
      if (!isElement(child)) return [child];
      if (isBackLink(child)) return [];
      const mark = noteMark(child);
      return mark === null ? [child] : [{ nodeName: '#text', value: mark, parentNode: child.parentNode }];
    });
  };
  rewrite(page);
  walk(
    page,
    (node) => {
      if (isElement(node)) rewrite(node);
      return isElement(node);
    },
    () => undefined,
  );
}

function noteMark(element: HtmlElement): string | null {
  const isMark =
    (element.tagName === 'sup' && element.childNodes.some((child) => isElement(child) && isLocalLink(child))) ||
    (isLocalLink(element) && (element.childNodes.some(isRaised) || attribute(element, 'role') === 'doc-noteref'));
  if (!isMark) return null;
  const label = lineOf(element).replace(/^[[(]|[\])]$/g, '');
  return label === '' || label.length > LONGEST_LABEL ? null : `[${label}]`;
}

/** UTF-16 units. */
const LONGEST_LABEL = 5;

/** The arrow that leads from a footnote back to its text. */
function isBackLink(element: HtmlElement): boolean {
  if (!isLocalLink(element)) return false;
  const byName =
    attribute(element, 'role') === 'doc-backlink' || /\bfootnote-back/.test(attribute(element, 'class') ?? '');
  return byName || /^[↩↑⏎^⤴\ufe0e\ufe0f]+$/u.test(lineOf(element));
}

function isLocalLink(element: HtmlElement): boolean {
  return element.tagName === 'a' && (attribute(element, 'href') ?? '').startsWith('#');
}

function isRaised(node: HtmlNode): boolean {
  return isElement(node) && node.tagName === 'sup';
}
