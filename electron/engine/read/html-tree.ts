import type { DefaultTreeAdapterTypes } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** Elements without text to read, or whose text belongs to the site and not to the document. */
const UNREAD = new Set(
  (
    'script,style,noscript,template,head,nav,aside,iframe,object,embed,svg,canvas,video,audio,map,select,datalist,' +
    'textarea,button,progress,meter,frameset,noframes,noembed'
  ).split(','),
);
const UNREAD_ROLES = new Set(['navigation', 'banner', 'contentinfo', 'complementary', 'search', 'menu', 'menubar']);
const BLOCKS = new Set(
  (
    'address,article,aside,blockquote,body,center,dd,details,dialog,dir,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,' +
    'h3,h4,h5,h6,header,hgroup,hr,html,legend,li,main,menu,ol,p,pre,section,summary,table,caption,tbody,thead,tfoot,tr,' +
    'td,th,ul'
  ).split(','),
);
const DOCUMENT_PARTS = new Set(['main', 'article', 'section']);

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

export function attribute(element: HtmlElement, name: string): string | null {
  return element.attrs.find((entry) => entry.name === name)?.value ?? null;
}

/** A whole number of an attribute within bounds; `otherwise` when it is missing or no number. */
export function integerAttribute(element: HtmlElement, name: string, otherwise: number, largest: number): number {
  const value = /^\s*[+-]?\d{1,9}/.exec(attribute(element, name) ?? '');
  return value ? Math.min(Number(value[0]), largest) : otherwise;
}

/** A declaration of the element's own style attribute, in small letters; empty when there is none. */
export function ownStyle(element: HtmlElement, property: string): string {
  const style = attribute(element, 'style')?.toLowerCase() ?? '';
  for (const declaration of style.split(';')) {
    const [name = '', value = ''] = declaration.split(':');
    if (name.trim() === property) return value.trim();
  }
  return '';
}

/** Whether the element starts and ends a line of its own. */
export function isBlock(element: HtmlElement): boolean {
  return BLOCKS.has(element.tagName);
}

/** Whether what is inside belongs to one document of the page rather than to the page around it. */
export function isDocumentPart(element: HtmlElement): boolean {
  return DOCUMENT_PARTS.has(element.tagName);
}

/** Whether an element that is not hidden is no text, or the site's and not the document's. */
export function isUnread(element: HtmlElement, inDocumentPart: boolean): boolean {
  const { tagName } = element;
  if (UNREAD.has(tagName) || UNREAD_ROLES.has(attribute(element, 'role') ?? '')) return true;
  if (!inDocumentPart && (tagName === 'header' || tagName === 'footer')) return true;
  return tagName === 'dialog' && attribute(element, 'open') === null;
}

/** The name of the place that an element makes, for `file#name`; null when it makes none. */
export function anchorOf(element: HtmlElement): string | null {
  const name = attribute(element, 'id') ?? (element.tagName === 'a' ? attribute(element, 'name') : null);
  return name === null || name === '' || name.length > LONGEST_ANCHOR || /\s/.test(name) ? null : name;
}

/** UTF-16 units. Longer ones are data that a program left behind. */
const LONGEST_ANCHOR = 200;

/**
 * Calls `enter` for each node inside `root` in the order of the text, and `leave` after an element's content. `enter`
 * answers whether to go inside. Keeps its own stack: 50,000 elements inside one another are a valid page.
 */
export function walk(
  root: { childNodes: HtmlNode[] },
  enter: (node: HtmlNode) => boolean,
  leave: (element: HtmlElement) => void,
): void {
  const pending: { node: HtmlNode; left: boolean }[] = root.childNodes.map((node) => ({ node, left: false })).reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, left } = next;
    if (left) {
      if (isElement(node)) leave(node);
    } else if (enter(node) && isElement(node)) {
      pending.push({ node, left: true });
      for (let at = node.childNodes.length - 1; at >= 0; at--) {
        const child = node.childNodes[at];
        if (child) pending.push({ node: child, left: false });
      }
    }
  }
}

/** What a reader sees of an element on one line. */
export function lineOf(element: HtmlElement): string {
  const words: string[] = [];
  walk(
    element,
    (node) => {
      if (node.nodeName === '#text' && 'value' in node) words.push(node.value);
      if (!isElement(node)) return false;
      if (isBlock(node) || node.tagName === 'br') words.push(' ');
      return !isUnread(node, true);
    },
    (left) => {
      if (isBlock(left)) words.push(' ');
    },
  );
  return onOneLine(words.join(''));
}

/** White space as HTML counts it is one space; a no-break or full-width space is meant, but not at the ends. */
export function onOneLine(text: string): string {
  return text.replace(/[ \t\n\f\r]+/g, ' ').trim();
}
