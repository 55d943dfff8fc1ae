import type { RecogniseRequest } from '../reader-messages.ts';
import type { RecognisedPage } from '../recognised-page.ts';
import { certaintyOf, chooseLanguages, FEWEST_CERTAIN } from './choose-languages.ts';
import { isBlank, type GrayPicture } from './gray-picture.ts';
import { pageLines } from './page-lines.ts';
import { drawPage } from './page-picture.ts';
import { recogniserMissing } from './recogniser-missing.ts';
import { Tesseract, type FoundLine } from './tesseract.ts';

/** The language that lines are looked for in where nothing is known of a document. */
const FIRST_LANGUAGE = 'eng';

let loading: Promise<Tesseract> | undefined;

/** Recognises the text on the picture of one page of a PDF. Throws the codes of `openPdf`. */
export async function recognisePage(
  bytes: Uint8Array,
  request: Omit<RecogniseRequest, 'recognise'>,
): Promise<RecognisedPage> {
  const picture = await drawPage(bytes, request.page);
  const nothing = { page: request.page, lines: [], confidence: 0, languages: null };
  if (isBlank(picture)) return { ...nothing, blank: true };
  loading ??= Tesseract.load(request.dataFolder).catch(recogniserMissing);
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
): { found: FoundLine[]; languages: string | null } {
  const found = tesseract.recognise(picture, expected);
  const languages = chooseLanguages(tesseract, picture, found);
  if (languages === null) return { found: [], languages };
  return { found: languages === expected ? found : tesseract.recognise(picture, languages), languages };
}
