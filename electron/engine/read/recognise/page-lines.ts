import type { RecognisedLine, RecognisedWord } from '../recognised-page.ts';
import { certaintyOf } from './choose-languages.ts';
import type { FoundLine } from './tesseract.ts';

const POINTS_PER_INCH = 72;
/** The height that Tesseract gives a row, in sizes of its letters: 50 pixels of 40 in Chinese, 39 of 40 in English. */
const ROW_HEIGHT = { han: 1.25, latin: 0.97 };
/** Sizes that differ by less than this share of the page's common one are that: they are measured, not told. */
const SAME_SIZE = 0.2;
/** Lines that are less sure are dirt, lines of a drawing, a signature: no text. */
const FEWEST_CERTAIN = 30;

/** From one character to the next, in sizes of the letters: more than this is a space. */
const WIDE_STEP = 1.4;

const HAN = /\p{Script=Han}/u;
const CLAUSE_NUMBER = /^第\S{1,8}[條条章節节款項项]$/u;
/** What is made of the wide space behind a clause number. */
const SIGNS_OF_SPACE = /^[,，"”'’|[\]]+/u;
const FULL_WIDTH: Readonly<Record<string, string>> = { ',': '，', ':': '：', ';': '；', '?': '？', '!': '！' };

/** The lines of a page in points, without what is no text. */
export function pageLines(found: readonly FoundLine[], dotsPerInch: number): RecognisedLine[] {
  const scale = POINTS_PER_INCH / dotsPerInch;
  const lines = found
    .map((line) => recognisedLine(line, scale))
    .filter(({ words, confidence }) => words.length > 0 && confidence >= FEWEST_CERTAIN);
  const common = commonSize(lines);
  return lines.map((line) => (Math.abs(line.size - common) <= common * SAME_SIZE ? { ...line, size: common } : line));
}

function recognisedLine(line: FoundLine, scale: number): RecognisedLine {
  const { bbox, baseline, rowAttributes } = line;
  const script = line.words.some(({ text }) => HAN.test(text)) ? 'han' : 'latin';
  const size = rounded((rowAttributes.rowHeight / ROW_HEIGHT[script]) * scale);
  const words = line.words.map(({ text, bbox: box }) => ({
    text: text.trim(),
    left: rounded(box.x0 * scale),
    width: rounded((box.x1 - box.x0) * scale),
  }));
  return {
    words: printedWords(words, size),
    top: rounded(bbox.y0 * scale),
    height: rounded((bbox.y1 - bbox.y0) * scale),
    baseline: rounded(((baseline.y0 + baseline.y1) / 2) * scale),
    size,
    confidence: Math.round(certaintyOf([line])),
  };
}

/** Words as they are printed: Chinese has full-width signs, and a clause number has a space behind it but no sign. */
function printedWords(words: readonly RecognisedWord[], size: number): RecognisedWord[] {
  let before = '';
  const printed: RecognisedWord[] = [];
  for (const word of words) {
    let { text } = word;
    const last = printed.at(-1);
    if (last !== undefined && CLAUSE_NUMBER.test(before)) {
      text = text.replace(SIGNS_OF_SPACE, '');
      const isSpaced = text !== word.text || word.left - last.left > size * WIDE_STEP;
      if (isSpaced && !last.text.endsWith(' ')) last.text += ' ';
    }
    if (HAN.test(before.at(-1) ?? '')) text = FULL_WIDTH[text] ?? text;
    if (text === '') continue;
    before += text;
    printed.push({ ...word, text });
  }
  return printed;
}

/** The median of the sizes. */
function commonSize(lines: readonly RecognisedLine[]): number {
  const sizes = lines.map((line) => line.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** Pixels are a quarter of a point: more digits would only fill the store. */
function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}
