import { attribute, isBlock, isElement, ownStyle, walk, type HtmlElement, type HtmlNode } from './html-tree.ts';

/** Whether a page's own style sheets let nobody see an element. */
type HiddenBySheet = (element: HtmlElement) => boolean;

interface Rule {
  tag: string | null;
  id: string | null;
  classes: readonly string[];
  /** Of two rules for an element the more specific one holds, then the later one. */
  weight: number;
  hides: boolean;
}

/** UTF-16 units of a style sheet that is looked at, and rules of it that are kept. */
const LONGEST_SHEET = 500_000;
const MOST_RULES = 5_000;
const SIMPLE_SELECTOR = /^([a-z][a-z0-9]*|\*)?((?:[.#][\w-]+)*)$/i;
/** Elements whose text is cut off with them when a dialog is open over the page: hidden from programs, not from readers. */
const PAGE_PARTS = new Set(['body', 'main', 'article']);

/** Takes out what nobody sees: by attribute, by its own style, or by a simple selector of a style element. */
export function removeHidden(page: { childNodes: HtmlNode[] }): void {
  const bySheet = hiddenBySheets(sheetsOf(page));
  const keepShown = (parent: { childNodes: HtmlNode[] }): void => {
    parent.childNodes = parent.childNodes.filter((child) => !isElement(child) || !isHidden(child, bySheet));
  };
  keepShown(page);
  walk(
    page,
    (node) => {
      if (isElement(node)) keepShown(node);
      return isElement(node);
    },
    () => undefined,
  );
}

function isHidden(element: HtmlElement, bySheet: HiddenBySheet): boolean {
  if (attribute(element, 'hidden') !== null || isDecoration(element)) return true;
  const display = ownStyle(element, 'display');
  if (hides(display) || hides(ownStyle(element, 'visibility'))) return true;
  // A style of its own that shows the element stands above every sheet.
  return display === '' && bySheet(element);
}

/** `aria-hidden` keeps icons and repeated words from screen readers; around paragraphs it is the state of a dialog. */
function isDecoration(element: HtmlElement): boolean {
  if (attribute(element, 'aria-hidden') !== 'true' || PAGE_PARTS.has(element.tagName)) return false;
  return !element.childNodes.some((child) => isElement(child) && isBlock(child));
}

function hides(value: string): boolean {
  return /^(?:none|hidden|collapse)\b/.test(value);
}

function sheetsOf(page: { childNodes: HtmlNode[] }): string {
  const sheets: string[] = [];
  walk(
    page,
    (node) => {
      if (!isElement(node)) return false;
      const forScreens = /^\s*(?:all|screen)?\s*$/i.test(attribute(node, 'media') ?? '');
      if (node.tagName === 'style' && forScreens) {
        sheets.push(node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
      }
      return node.tagName !== 'template';
    },
    () => undefined,
  );
  return sheets.join('\n').slice(0, LONGEST_SHEET);
}

function hiddenBySheets(sheet: string): HiddenBySheet {
  const byName = new Map<string, Rule[]>();
  for (const rule of rulesOf(sheet)) {
    const name =
      rule.id !== null ? `#${rule.id}` : rule.classes[0] === undefined ? (rule.tag ?? '*') : `.${rule.classes[0]}`;
    byName.set(name, [...(byName.get(name) ?? []), rule]);
  }
  if (byName.size === 0) return () => false;
  return (element) => {
    const id = attribute(element, 'id');
    const classes = (attribute(element, 'class') ?? '').split(/\s+/);
    const names = ['*', element.tagName, `#${id ?? ''}`, ...classes.map((name) => `.${name}`)];
    const matching = names
      .flatMap((name) => byName.get(name) ?? [])
      .filter((rule) => matches(rule, element.tagName, id, classes));
    return (
      matching.reduce<Rule | null>((best, rule) => (best && best.weight > rule.weight ? best : rule), null)?.hides ===
      true
    );
  };
}

function matches(rule: Rule, tagName: string, id: string | null, classes: readonly string[]): boolean {
  if (rule.tag !== null && rule.tag !== tagName) return false;
  return (rule.id === null || rule.id === id) && rule.classes.every((name) => classes.includes(name));
}

/** Top-level rules that show or hide what a simple selector (`.x`, `#x`, `p.x`) names; at-rules are left alone. */
function rulesOf(sheet: string): Rule[] {
  const plain = sheet.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ').replace(/<!--|-->/g, ' ');
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let prelude = '';
  for (let at = 0; at < plain.length && rules.length < MOST_RULES; at++) {
    const character = plain.charAt(at);
    if (character === '{') {
      if (depth === 0) prelude = plain.slice(start, at).trim();
      depth += 1;
      start = depth === 1 ? at + 1 : start;
    } else if (character === '}') {
      depth = Math.max(0, depth - 1);
      if (depth > 0) continue;
      const shown = prelude.startsWith('@') ? null : hiddenBy(plain.slice(start, at));
      if (shown !== null) rules.push(...selectorsOf(prelude, shown, rules.length));
      start = at + 1;
    } else if (character === ';' && depth === 0) start = at + 1;
  }
  return rules;
}

/** Whether the declarations hide or show; null when they do neither. A visible element may still not be displayed. */
function hiddenBy(declarations: string): boolean | null {
  const found = [...declarations.matchAll(/(?:^|;)\s*(display|visibility)\s*:\s*([a-z-]+)/gi)]
    .map(([, property = '', value = '']) => ({ property: property.toLowerCase(), hidden: hides(value.toLowerCase()) }))
    .filter(({ property, hidden }) => hidden || property === 'display');
  return found.length === 0 ? null : found.some(({ hidden }) => hidden);
}

function selectorsOf(prelude: string, hidesElement: boolean, order: number): Rule[] {
  return prelude.split(',').flatMap((selector) => {
    const match = SIMPLE_SELECTOR.exec(selector.trim());
    if (!match || match[0] === '') return [];
    const parts = match[2]?.match(/[.#][\w-]+/g) ?? [];
    const ids = parts.filter((part) => part.startsWith('#')).map((part) => part.slice(1));
    const classes = parts.filter((part) => part.startsWith('.')).map((part) => part.slice(1));
    const tag = match[1] === undefined || match[1] === '*' ? null : match[1].toLowerCase();
    if (ids.length > 1) return [];
    const specificity = ids.length * 1_000_000 + classes.length * 10_000 + (tag === null ? 0 : 100);
    return [{ tag, id: ids[0] ?? null, classes, weight: specificity + order / MOST_RULES, hides: hidesElement }];
  });
}
