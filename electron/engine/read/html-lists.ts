import { attribute, integerAttribute, ownStyle, type HtmlElement } from './html-tree.ts';

type Numbering = 'decimal' | 'lower-letter' | 'upper-letter' | 'lower-roman' | 'upper-roman';

/** One list that is being read. */
export interface HtmlList {
  /** Null for bullets. */
  numbering: Numbering | null;
  /** Number of the next item. */
  next: number;
}

const TYPES: Record<string, Numbering> = {
  '1': 'decimal',
  a: 'lower-letter',
  A: 'upper-letter',
  i: 'lower-roman',
  I: 'upper-roman',
};
const STYLES: Record<string, Numbering> = {
  decimal: 'decimal',
  'lower-alpha': 'lower-letter',
  'lower-latin': 'lower-letter',
  'upper-alpha': 'upper-letter',
  'upper-latin': 'upper-letter',
  'lower-roman': 'lower-roman',
  'upper-roman': 'upper-roman',
};
const LARGEST = 999_999;

export function openList(element: HtmlElement): HtmlList {
  return { numbering: numberingOf(element), next: integerAttribute(element, 'start', 1, LARGEST) };
}

/** Null also for numbers that count down or look otherwise: none is better than a wrong one in a citation. */
function numberingOf(element: HtmlElement): Numbering | null {
  if (element.tagName !== 'ol' || attribute(element, 'reversed') !== null) return null;
  const style = ownStyle(element, 'list-style-type') || ownStyle(element, 'list-style');
  if (style !== '') return STYLES[style.split(/\s/)[0] ?? ''] ?? null;
  return TYPES[attribute(element, 'type') ?? '1'] ?? 'decimal';
}

/** The number that a browser prints before this item, such as `5.` or `iv.`; null for a bullet. Counts on. */
export function numberItem(list: HtmlList, item: HtmlElement): string | null {
  const number = integerAttribute(item, 'value', list.next, LARGEST);
  list.next = number + 1;
  if (list.numbering === null) return null;
  return `${inNumbering(number, list.numbering)}.`;
}

function inNumbering(number: number, numbering: Numbering): string {
  switch (numbering) {
    case 'decimal':
      return String(number);
    case 'lower-letter':
      return inLetters(number).toLowerCase();
    case 'upper-letter':
      return inLetters(number);
    case 'lower-roman':
      return inRoman(number).toLowerCase();
    case 'upper-roman':
      return inRoman(number);
  }
}

/** 1 → A, 26 → Z, 27 → AA; what letters cannot say stays a number, as in browsers. */
function inLetters(number: number): string {
  if (number < 1) return String(number);
  let letters = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

const ROMAN: readonly [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function inRoman(number: number): string {
  if (number < 1 || number > 3_999) return String(number);
  let rest = number;
  let digits = '';
  for (const [value, digit] of ROMAN) {
    digits += digit.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return digits;
}
