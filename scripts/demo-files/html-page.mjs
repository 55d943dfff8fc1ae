import { escapeMarkup } from './source.mjs';

/**
 * Fonts of the pages; the printed file embeds only the glyphs it uses. Fonts with cubic outlines, as the Chinese ones,
 * are embedded glyph by glyph (Type 3): one weight instead of two saves half of the file.
 */
const FONTS = {
  en: { family: "'DejaVu Sans', sans-serif", strong: 'bold' },
  'zh-Hant': { family: "'Noto Sans CJK TC', sans-serif", strong: 'normal' },
};

/**
 * The page that is printed to PDF. Clause numbers stand in the text, as in most PDF policies.
 *
 * @param {ReturnType<import('./source.mjs').readSource>} source
 */
export function htmlPage(source) {
  const body = source.blocks.map(blockHtml).join('\n');
  const { family, strong } = FONTS[source.language];
  return `<!doctype html>
<html lang="${source.language}">
<meta charset="utf-8">
<title>${escapeMarkup(source.title)}</title>
<style>
  body { font: 10.5pt/1.55 ${family}; margin: 0; }
  h1, h2, th { font-weight: ${strong}; }
  h1 { font-size: 20pt; margin: 0 0 8pt; }
  h2 { font-size: 13pt; margin: 16pt 0 6pt; break-after: avoid; }
  p { margin: 0 0 6pt; orphans: 2; widows: 2; }
  table { border-collapse: collapse; margin: 12pt 0; break-inside: avoid; }
  th, td { border: 0.5pt solid #777; padding: 3pt 7pt; text-align: left; font-size: 9.5pt; }
  th { background: #eee; }
</style>
<h1>${escapeMarkup(source.title)}</h1>
${body}
</html>
`;
}

/**
 * Header or footer of every page.
 *
 * @param {string} language
 * @param {string} content HTML that is safe to print
 */
export function pageEdge(language, content) {
  return `<div style="font: 8pt ${FONTS[language].family}; width: 100%; margin: 0 18mm; display: flex; justify-content: space-between">${content}</div>`;
}

function blockHtml(block) {
  switch (block.type) {
    case 'heading':
      return `<h2>${escapeMarkup(block.text)}</h2>`;
    case 'table':
      return tableHtml(block.rows);
    default:
      return `<p>${escapeMarkup(block.text)}</p>`;
  }
}

function tableHtml([header, ...rows]) {
  const cells = (row, tag) => row.map((cell) => `<${tag}>${escapeMarkup(cell)}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<table><thead><tr>${cells(header, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
}
