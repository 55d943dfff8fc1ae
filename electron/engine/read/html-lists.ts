import { formatNumber } from './docx/number-formats.ts';
import { attribute, integerAttribute, isElement, ownStyle, type HtmlElement } from './html-tree.ts';

/** Prints the number of an item with the mark behind it. */
type Numbering = (number: number) => string;

/** One list that is being read. */
export interface HtmlList {
  /** Null for bullets. */
  numbering: Numbering | null;
  /** Number of the next item. */
  next: number;
  /** 1, or -1 for a list that counts down. */
  step: number;
}

const decimal: Numbering = (number) => `${number}.`;
const lowerLetter: Numbering = (number) => `${inLetters(number).toLowerCase()}.`;
const upperLetter: Numbering = (number) => `${inLetters(number)}.`;
const lowerRoman = romanNumbering('lowerRoman');
const upperRoman = romanNumbering('upperRoman');

const TYPES: Record<string, Numbering> = {
  '1': decimal,
  a: lowerLetter,
  A: upperLetter,
  i: lowerRoman,
  I: upperRoman,
};
const STYLES: Record<string, Numbering> = {
  decimal,
  'decimal-leading-zero': (number) => `${formatNumber(number, 'decimalZero')}.`,
  'lower-alpha': lowerLetter,
  'lower-latin': lowerLetter,
  'upper-alpha': upperLetter,
  'upper-latin': upperLetter,
  'lower-roman': lowerRoman,
  'upper-roman': upperRoman,
  'cjk-ideographic': chinese('taiwaneseCountingThousand'),
  'trad-chinese-informal': chinese('taiwaneseCountingThousand'),
  'simp-chinese-informal': chinese('chineseCountingThousand'),
  'trad-chinese-formal': chinese('ideographLegalTraditional'),
  'simp-chinese-formal': chinese('chineseLegalSimplified'),
  'cjk-decimal': chinese('ideographDigital'),
  'cjk-heavenly-stem': chinese('ideographTraditional'),
};
const LARGEST = 999_999;
const LARGEST_ROMAN = 3_999;

export function openList(element: HtmlElement): HtmlList {
  const countsDown = element.tagName === 'ol' && attribute(element, 'reversed') !== null;
  const first = countsDown
    ? element.childNodes.filter((child) => isElement(child) && child.tagName === 'li').length
    : 1;
  return {
    numbering: numberingOf(element),
    next: integerAttribute(element, 'start', first, LARGEST),
    step: countsDown ? -1 : 1,
  };
}

/** Null also for numbers that look otherwise: none is better than a wrong one in a citation. */
function numberingOf(element: HtmlElement): Numbering | null {
  if (element.tagName !== 'ol') return null;
  const style = ownStyle(element, 'list-style-type') || ownStyle(element, 'list-style');
  if (style !== '') return STYLES[style.split(/\s/)[0] ?? ''] ?? null;
  return TYPES[attribute(element, 'type') ?? '1'] ?? decimal;
}

/** The number that a browser prints before this item, such as `5.` or `iv.`; null for a bullet. Counts on. */
export function numberItem(list: HtmlList, item: HtmlElement): string | null {
  const number = integerAttribute(item, 'value', list.next, LARGEST);
  list.next = number + list.step;
  return list.numbering?.(number) ?? null;
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

function romanNumbering(format: string): Numbering {
  return (number) => `${number > LARGEST_ROMAN ? number : formatNumber(number, format)}.`;
}

function chinese(format: string): Numbering {
  return (number) => `${formatNumber(number, format)}、`;
}
