import type { GrayPicture } from './gray-picture.ts';
import { TRAINED, type FoundLine, type Tesseract, type Trained } from './tesseract.ts';

/** Lines that are read in every language to tell which one a page is in: enough for a page in two, half a page's work. */
const SAMPLES = 6;
/** What is less sure is a photograph or a drawing: one of a street came to 25, real pages to 85 to 96. */
export const FEWEST_CERTAIN = 50;

/** Pixels around a line that belong to it. */
const MARGIN = 6;

/**
 * The languages that a page is best read in, from a few of its lines: each is read in every one, and the most certain
 * reading wins the line. English on Chinese is 30 % sure, Chinese on English 86 % against 95 %, so lines tell it well;
 * all languages at once would take twice as long and mix traditional with simplified characters. Null when no line is
 * sure in any language: the picture holds no text.
 */
export function chooseLanguages(
  tesseract: Tesseract,
  picture: GrayPicture,
  lines: readonly FoundLine[],
): string | null {
  const sure = new Map<Trained, number>(TRAINED.map((language) => [language, 0]));
  let [english, surest] = [0, 0];
  const samples = widest(lines);
  for (const { bbox } of samples) {
    const part = {
      x0: Math.max(0, bbox.x0 - MARGIN),
      y0: Math.max(0, bbox.y0 - MARGIN),
      x1: Math.min(picture.width, bbox.x1 + MARGIN),
      y1: Math.min(picture.height, bbox.y1 + MARGIN),
    };
    const readings = TRAINED.map((language) => certaintyOf(tesseract.recognise(picture, language, 'line', part)));
    surest = Math.max(surest, ...readings);
    const [inEnglish = 0, inTraditional = 0, inSimplified = 0] = readings;
    if (inEnglish >= Math.max(inTraditional, inSimplified)) {
      english += 1;
      continue;
    }
    for (const [index, language] of TRAINED.entries()) {
      sure.set(language, (sure.get(language) ?? 0) + (readings[index] ?? 0));
    }
  }
  if (surest < FEWEST_CERTAIN) return null;
  if (english === samples.length) return 'eng';
  const chinese = (sure.get('chi_sim') ?? 0) > (sure.get('chi_tra') ?? 0) ? 'chi_sim' : 'chi_tra';
  return english > 0 ? `${chinese}+eng` : chinese;
}

/** The longest lines say most; they are taken in order of the page. */
function widest(lines: readonly FoundLine[]): FoundLine[] {
  const width = ({ bbox }: FoundLine): number => bbox.x1 - bbox.x0;
  const chosen = new Set(lines.toSorted((a, b) => width(b) - width(a)).slice(0, SAMPLES));
  return lines.filter((line) => chosen.has(line));
}

/** 0..100, by length of the words. */
export function certaintyOf(lines: readonly FoundLine[]): number {
  let characters = 0;
  let sum = 0;
  for (const { text, confidence } of lines.flatMap((line) => line.words)) {
    characters += text.length;
    sum += text.length * confidence;
  }
  return characters === 0 ? 0 : sum / characters;
}
