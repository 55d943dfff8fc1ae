import type { DocumentText } from '../read/document-text.ts';
import { READER_VERSION } from '../read/reader-messages.ts';
import { documentMarks } from '../split/document-marks.ts';
import { splitPassages, SPLITTER_VERSION, type CountTokens } from '../split/split-passages.ts';
import type { VersionContent } from '../store/version-content.ts';
import { abbreviationsIn } from '../text/abbreviations.ts';
import { FOLDING_VERSION } from '../text/fold.ts';
import { indexTermsOf } from '../text/terms.ts';

/** Names what made the rows of a version. Rows of another recipe are made again from the stored originals. */
export const RECIPE = `reader ${READER_VERSION}, splitter ${SPLITTER_VERSION}, folding ${FOLDING_VERSION}`;

/** Everything that the store keeps of a document that was read: its text, its passages and their words. */
export function prepareContent(fileName: string, document: DocumentText, countTokens: CountTokens): VersionContent {
  const passages = splitPassages(document, countTokens);
  return {
    fileName,
    document,
    passages,
    marks: documentMarks(document, passages),
    recipe: RECIPE,
    abbreviations: abbreviationsIn(document.text),
    indexTerms: indexTermsOf,
  };
}
