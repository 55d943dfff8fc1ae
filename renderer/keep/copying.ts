import {
  copiedCitation,
  copiedPassage,
  formatMarkdownQuotation,
  type CopiedText,
  type QuotedPlace,
} from '../../shared/citation.ts';
import { formatDeepLink } from '../../shared/deep-link.ts';
import type { Language } from '../../shared/language.ts';

export const COPY_FORMS = ['citation', 'passage', 'markdown', 'link'] as const;
/** What is taken to the clipboard of a rule. */
export type CopyForm = (typeof COPY_FORMS)[number];

type Copied = Pick<CopiedText, 'text'> & Partial<CopiedText>;

/** Rules as they are pasted, one after the other. */
export function copyOf(places: readonly QuotedPlace[], form: CopyForm, language: Language): Copied {
  const copies = places.map((place) => copyOfOne(place, form, language));
  const html = copies.map((copy) => copy.html ?? '').join('');
  const text = copies.map((copy) => copy.text).join('\n\n');
  return html === '' ? { text } : { text, html };
}

function copyOfOne(place: QuotedPlace, form: CopyForm, language: Language): Copied {
  switch (form) {
    case 'citation':
      return copiedCitation(place, language);
    case 'passage':
      return copiedPassage(place, language);
    case 'markdown':
      return { text: formatMarkdownQuotation(place, language) };
    case 'link':
      return { text: formatDeepLink(place.reference) };
  }
}
