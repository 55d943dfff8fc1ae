import { copiedCitation, htmlLines } from '../citation.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Language } from '../language.ts';
import { translatorFor } from '../messages/messages.ts';
import { headOf, type ExportedPlaces } from './exported-places.ts';

/** The style of a printed page. Whoever serves the page allows just this text. */
export const PRINT_STYLE = `
  body { margin: 0; color: #111; font: 11pt/1.55 'Noto Sans', 'Helvetica Neue', 'Segoe UI', sans-serif; }
  html:lang(en) body { font-family: 'Noto Sans', 'Helvetica Neue', 'Segoe UI', system-ui, 'Noto Sans CJK TC', sans-serif; }
  html:lang(zh-Hant) body { font-family: 'Noto Sans CJK TC', 'PingFang TC', 'Microsoft JhengHei', sans-serif; }
  html:lang(zh-Hans) body { font-family: 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif; }
  h1 { margin: 0 0 4mm; font-size: 16pt; line-height: 1.3; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 1mm 5mm; margin: 0 0 8mm; padding: 0 0 4mm; border-bottom: 0.3mm solid #999; font-size: 9.5pt; }
  dt { color: #555; }
  dd { margin: 0; overflow-wrap: anywhere; }
  article { margin: 0 0 7mm; }
  blockquote { margin: 0; padding-inline-start: 4mm; border-inline-start: 0.8mm solid #0c6566; overflow-wrap: anywhere; }
  p { margin: 1.5mm 0 0; font-size: 9pt; break-before: avoid; overflow-wrap: anywhere; }
  a { color: #0c6566; text-decoration: none; }
`;

/** A whole page for printing: a head, then each rule as a quotation with its citation. It runs nothing and loads nothing. */
export function writeHtml(exported: ExportedPlaces, language: Language): string {
  const title = escapeHtml(translatorFor(language)('export.title'));
  const head = headOf(exported, language).map(
    ({ name, value }) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
  );
  const quotations = exported.places.map(
    (place) =>
      `<article><blockquote dir="auto">${htmlLines(place.text)}</blockquote>${copiedCitation(place, language).html}</article>`,
  );
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><style>${PRINT_STYLE}</style></head>`,
    `<body><h1>${title}</h1><dl>${head.join('')}</dl>`,
    ...quotations,
    '</body></html>\n',
  ].join('\n');
}
