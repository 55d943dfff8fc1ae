import { formatDeepLink } from './deep-link.ts';
import { escapeHtml } from './escape-html.ts';
import { escapeMarkdown } from './escape-markdown.ts';
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

/** What a citation needs that is taken out of the program: the library's name, the text and the reference for a link. */
export type QuotedPlace = CitedPlace & Pick<Hit, 'text' | 'library' | 'reference'>;

/** As plain text and as HTML for programs that take formatted text: what is pasted chooses for itself. */
export interface CopiedText {
  text: string;
  html: string;
}

/** Digits of the version's hash that a citation shows; the link holds all of them. */
const SHOWN_HASH = 12;

/** Library, place, version with its hash, and its state where it is not in force, in one line. */
export function formatSource(place: CitedPlace & Pick<Hit, 'library'>, language: Language): string {
  const { status, sha256 } = place.version;
  const state = status === 'in-force' ? [] : [translatorFor(language)(`status.${status}`)];
  const parts = [place.library, formatCitation(place, language), ...state, `SHA-256 ${sha256.slice(0, SHOWN_HASH)}`];
  return withoutDirections(parts.join(SEPARATOR));
}

/** The citation with a link to the place. */
export function copiedCitation(place: QuotedPlace, language: Language): CopiedText {
  const [source, link] = [formatSource(place, language), formatDeepLink(place.reference)];
  return {
    text: `${source}\n${link}`,
    html: `<p><a href="${escapeHtml(link)}">${escapeHtml(source)}</a></p>`,
  };
}

/** The rule's own words with their citation under them. */
export function copiedPassage(place: QuotedPlace, language: Language): CopiedText {
  const citation = copiedCitation(place, language);
  return {
    text: formatQuotation(place, language),
    html: `<blockquote dir="auto">${htmlLines(place.text)}</blockquote>${citation.html}`,
  };
}

/** The rule's own words with their citation under them, for pasting into a letter. */
export function formatQuotation(place: QuotedPlace, language: Language): string {
  const quotation = translatorFor(language)('quotation', { text: place.text.trim() });
  return `${quotation}\n${copiedCitation(place, language).text}`;
}

/** The same in Markdown: a quotation with a link under it. */
export function formatMarkdownQuotation(place: QuotedPlace, language: Language): string {
  const lines = escapeMarkdown(place.text.trim()).split('\n');
  return `${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n${formatMarkdownCitation(place, language)}`;
}

function formatMarkdownCitation(place: QuotedPlace, language: Language): string {
  return `[${escapeMarkdown(formatSource(place, language))}](${formatDeepLink(place.reference)})`;
}

/** Text with its lines for HTML. */
export function htmlLines(text: string): string {
  return escapeHtml(text.trim()).replace(/\r\n|\r|\n/g, '<br>');
}

/** A title that turns the direction of writing round would turn all that follows it in the same line. */
function withoutDirections(text: string): string {
  return text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replace(/\s+/g, ' ');
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
