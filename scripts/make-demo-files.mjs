/**
 * Makes the DOCX and PDF files of the demo libraries from the Markdown in resources/demo-sources. The results are
 * committed: run this only after a change of a source. Equal sources give equal bytes of DOCX on every machine; the
 * bytes of a PDF also depend on the Electron and the fonts that print it.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { docxFile } from './demo-files/docx-file.mjs';
import { htmlPage } from './demo-files/html-page.mjs';
import { printPdfs } from './demo-files/pdf-file.mjs';
import { readSource } from './demo-files/source.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = join(root, 'resources', 'demo-sources');
const target = join(root, 'resources', 'demo');

const pages = [];
for (const folder of readdirSync(sources).sort()) {
  for (const file of readdirSync(join(sources, folder)).sort()) {
    const match = /^(.+)\.(docx|pdf)\.md$/.exec(file);
    if (!match) throw new Error(`${folder}/${file} does not end in .docx.md or .pdf.md.`);
    const [, name, format] = match;
    const source = readSource(readFileSync(join(sources, folder, file), 'utf8'));
    const output = join(target, folder, `${name}.${format}`);
    mkdirSync(dirname(output), { recursive: true });
    if (format === 'docx') {
      writeFileSync(output, docxFile(source));
      console.log(output);
    } else {
      pages.push({ output, html: htmlPage(source), header: source.fields.header, language: source.language });
    }
  }
}

for (const output of await printPdfs(pages, root)) console.log(output);
