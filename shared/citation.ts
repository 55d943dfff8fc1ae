import type { Language } from './language.ts';
import { translatorFor, type Translate } from './messages/messages.ts';
import type { Hit } from './search-result.ts';

/** What a citation is made of; every hit and every place that was read has it. */
export type CitedPlace = Pick<Hit, 'document' | 'version' | 'clause' | 'lines' | 'pages' | 'pageLabels'>;

const SEPARATOR = ' · ';

/** Where a rule stands, so that anyone can find it by hand: document, clause, lines, pages or sheet and row, version. */
export function formatCitation(place: CitedPlace, language: Language): string {
  const say = translatorFor(language);
  const parts = [
    place.document.title,
    place.clause === null ? null : formatClause(place.clause, language),
    ...placesOf(place, say),
    say('version.label', { label: place.version.label.replace(/^v(?=\d)/i, '') }),
  ];
  return parts.filter((part) => part !== null && part !== '').join(SEPARATOR);
}

/** The rule's own words with their citation under them, for pasting into a letter. */
export function formatQuotation(place: CitedPlace & Pick<Hit, 'text' | 'library'>, language: Language): string {
  const quotation = translatorFor(language)('quotation', { text: place.text.trim() });
  return `${quotation}\n${place.library}${SEPARATOR}${formatCitation(place, language)}`;
}

/** Where else the same text stands, one citation after the other. */
export function formatOtherPlaces(places: readonly CitedPlace[], language: Language): string {
  const citations = places.map((place) => formatCitation(place, language));
  return translatorFor(language)('hit.alsoAt', { places: citations.join('; ') });
}

/**
 * A printed clause number as it is spoken of: `4.2.` is clause 4.2, while `第三條`, `Article 3` and `COMP-001` name
 * themselves.
 */
export function formatClause(printed: string, language: Language): string {
  const say = translatorFor(language);
  const number = printed.trim().replace(/[.．、:：]+$/u, '');
  if (/^[(（]?[\da-z一二三四五六七八九十百]{1,6}[)）]$/iu.test(number)) return say('place.item', { number });
  if (/^[一二三四五六七八九十百]+$/u.test(number)) return say('place.clauseInWords', { number });
  return /^\d/.test(number) ? say('place.clause', { number }) : number;
}

/** Only sheets have pages with lines: the page is the sheet, by its name, and the line is its row. */
function placesOf({ lines, pages, pageLabels }: CitedPlace, say: Translate): string[] {
  if (lines !== null && pages !== null) {
    const name = pageLabels?.[0] ?? String(pages[0]);
    return [say('place.sheetRow', { name, row: lines[0] })];
  }
  if (lines !== null) return [formatLines(lines, say)];
  return pages === null ? [] : [formatPages(pages, pageLabels, say)];
}

function formatLines([first, last]: [number, number], say: Translate): string {
  return first === last ? say('place.line', { first }) : say('place.lines', { first, last });
}

/** By the labels printed on the pages; where they differ from the count of pages in the file, by both. */
function formatPages([first, last]: [number, number], labels: string[] | null, say: Translate): string {
  const firstLabel = labels?.[0] ?? String(first);
  const lastLabel = labels?.at(-1) ?? String(last);
  const single = first === last;
  const page = single
    ? say('place.page', { first: firstLabel })
    : say('place.pages', { first: firstLabel, last: lastLabel });
  if (firstLabel === String(first) && lastLabel === String(last)) return page;
  return single ? say('place.pageInFile', { page, first }) : say('place.pagesInFile', { page, first, last });
}
