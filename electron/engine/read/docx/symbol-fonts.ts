/**
 * Signs of the fonts Symbol and Wingdings. Word stores them as a position in the font, which in any other font is
 * another character or none, so a "≥" would be lost or read as "³".
 */

/** Positions 0x20 to 0x7e and 0xa0 to 0xfe of Symbol, in Adobe's order; a space stands for pieces of large brackets. */
const SYMBOL_LOW = ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼';
const SYMBOL_HIGH = '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…  ↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑' + ' '.repeat(11) + '〉∫';

/** The signs of Wingdings that forms and lists use. Its other pictures have no words. */
const WINGDINGS: Readonly<Record<number, string>> = {
  0x6c: '●',
  0x6e: '■',
  0x6f: '□',
  0x71: '❑',
  0x72: '❒',
  0x75: '◆',
  0x76: '❖',
  0x78: '☒',
  0x9f: '•',
  0xa7: '▪',
  0xa8: '☐',
  0xd8: '➢',
  0xdf: '←',
  0xe0: '→',
  0xe1: '↑',
  0xe2: '↓',
  0xe8: '➔',
  0xfb: '✗',
  0xfc: '✓',
  0xfd: '☒',
  0xfe: '☑',
};

const SYMBOL_FONT = /^(?:symbol|wingdings(?: [23])?|webdings)$/i;

/** A circle with a figure: ① at 0x81, ❶ at 0x8c, to ten. */
const WINGDINGS_FIGURES: readonly [first: number, sign: number][] = [
  [0x81, 0x2460],
  [0x8c, 0x2776],
];

/** Check boxes of Wingdings 2. */
const WINGDINGS_2: Readonly<Record<number, string>> = {
  0x4f: '✗',
  0x50: '✓',
  0x51: '☒',
  0x52: '☑',
  0x53: '☒',
  0x54: '☒',
  0xa3: '☐',
};

/**
 * The sign at a position of a font, given as Word does: bare (0xb3) or in the private area (0xf0b3). Empty for a picture
 * without words.
 */
export function signOf(font: string, code: number): string {
  const position = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  switch (font.toLowerCase()) {
    case 'symbol':
      return symbolAt(position);
    case 'wingdings':
      return WINGDINGS[position] ?? figureAt(position);
    case 'wingdings 2':
      return WINGDINGS_2[position] ?? '';
    case 'wingdings 3':
    case 'webdings':
      return '';
    default:
      return code === position || (position >= 0x20 && position < 0x7f) ? String.fromCharCode(position) : '';
  }
}

/** Text of a run in which signs of a symbol font stand in the private area; other fonts use that area as they like. */
export function withSigns(text: string, font: string): string {
  if (!SYMBOL_FONT.test(font)) return text;
  return text.replace(/[\uf020-\uf0ff]/g, (sign) => signOf(font, sign.charCodeAt(0)));
}

function symbolAt(position: number): string {
  const sign = position >= 0xa0 ? SYMBOL_HIGH.charAt(position - 0xa0) : SYMBOL_LOW.charAt(position - 0x20);
  return sign === ' ' && position !== 0x20 ? '' : sign;
}

function figureAt(position: number): string {
  for (const [first, sign] of WINGDINGS_FIGURES) {
    if (position >= first && position < first + 10) return String.fromCharCode(sign + position - first);
  }
  return '';
}
