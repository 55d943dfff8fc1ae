import { hidesText, type DocumentSummary } from '../../shared/document.ts';
import { groupPages } from '../../shared/group-pages.ts';
import type { Language } from '../../shared/language.ts';
import { versionState } from '../reader/version-state.ts';

/** What a table of documents can be sorted by. */
export const DOCUMENT_COLUMNS = [
  'title',
  'number',
  'version',
  'state',
  'from',
  'to',
  'passages',
  'pages',
  'problems',
] as const;
export type DocumentColumn = (typeof DOCUMENT_COLUMNS)[number];

export interface DocumentOrder {
  column: DocumentColumn;
  direction: 'ascending' | 'descending';
}

/** How many parts of a document no search sees. */
export function hiddenParts(document: DocumentSummary): number {
  return groupPages(document.problems).filter(hidesText).length;
}

/**
 * The documents whose title, number, key, version or state hold every word of the filter, in order. What has no value stands
 * last in both directions; equal ones stand by title.
 */
export function arrange(
  documents: readonly DocumentSummary[],
  filter: string,
  order: DocumentOrder,
  language: Language,
): DocumentSummary[] {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const words = filter.toLocaleLowerCase(language).split(/\s+/u).filter(Boolean);
  const isShown = (document: DocumentSummary) => {
    const { title, number, key, version } = document;
    const said = [title, number ?? '', key, version, versionState(document, language)].join('\n');
    return words.every((word) => said.toLocaleLowerCase(language).includes(word));
  };
  const sign = order.direction === 'ascending' ? 1 : -1;
  return documents.filter(isShown).sort((a, b) => {
    const [first, second] = [valueOf(a, order.column, language), valueOf(b, order.column, language)];
    if (first === null || second === null) return Number(first === null) - Number(second === null) || byTitle(a, b);
    const compared =
      typeof first === 'number' && typeof second === 'number'
        ? first - second
        : collator.compare(String(first), String(second));
    return sign * compared || byTitle(a, b);
  });

  function byTitle(a: DocumentSummary, b: DocumentSummary): number {
    return collator.compare(a.title, b.title) || collator.compare(a.key, b.key);
  }
}

function valueOf(document: DocumentSummary, column: DocumentColumn, language: Language): string | number | null {
  switch (column) {
    case 'state':
      return versionState(document, language);
    case 'problems':
      return hiddenParts(document);
    default:
      return document[column];
  }
}
