import { formatMarkdownQuotation } from '../citation.ts';
import { escapeMarkdown } from '../escape-markdown.ts';
import type { Language } from '../language.ts';
import { translatorFor } from '../messages/messages.ts';
import { headOf, type ExportedPlaces } from './exported-places.ts';

/** A head, then each rule as a quotation with its citation. */
export function writeMarkdown(exported: ExportedPlaces, language: Language): string {
  const head = headOf(exported, language).map(
    ({ name, value }) => `- **${escapeMarkdown(name)}**: ${escapeMarkdown(value).replaceAll('\n', ' ')}`,
  );
  const quotations = exported.places.map((place) => formatMarkdownQuotation(place, language));
  return `${[`# ${translatorFor(language)('export.title')}`, head.join('\n'), ...quotations].join('\n\n')}\n`;
}
