import os from 'node:os';
import type { RecogniseRequest } from '../reader-messages.ts';
import type { RecognisedPage } from '../recognised-page.ts';
import { certaintyOf, chooseLanguages } from './choose-languages.ts';
import { isBlank, type GrayPicture } from './gray-picture.ts';
import { pageLines } from './page-lines.ts';
import { drawPage } from './page-picture.ts';
import { Tesseract, type FoundLine } from './tesseract.ts';

/** The language that lines are looked for in where nothing is known of a document. */
const FIRST_LANGUAGE = 'eng';

/** A page that is less sure holds a photograph or a drawing: a photograph of a street came to 25, real pages to 85 to 96. */
const FEWEST_CERTAIN = 50;

let loading: Promise<Tesseract> | undefined;

/**
 * Recognises the text on the picture of one page. The process gives way to all others: nobody waits for a page, while
 * reading and searching go on. Not to the very last place, in which a page would never end on a busy computer.
 */
export async function recognisePage(
  bytes: Uint8Array,
  request: Omit<RecogniseRequest, 'recognise'>,
): Promise<RecognisedPage> {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  const picture = await drawPage(bytes, request.page);
  const nothing = { page: request.page, lines: [], confidence: 0, languages: null };
  if (isBlank(picture)) return { ...nothing, blank: true };
  loading ??= Tesseract.load(request.dataFolder);
  const { found, languages } = readPicture(await loading, picture, request.languages ?? FIRST_LANGUAGE);
  const confidence = Math.round(certaintyOf(found));
  const lines = confidence < FEWEST_CERTAIN ? [] : pageLines(found, picture.dotsPerInch);
  if (lines.length === 0) return { ...nothing, blank: false };
  return { page: request.page, lines, confidence, blank: false, languages };
}

function readPicture(
  tesseract: Tesseract,
  picture: GrayPicture,
  expected: string,
): { found: FoundLine[]; languages: string } {
  const found = tesseract.recognise(picture, expected);
  if (found.length === 0) return { found, languages: expected };
  const languages = chooseLanguages(tesseract, picture, found);
  return { found: languages === expected ? found : tesseract.recognise(picture, languages), languages };
}
