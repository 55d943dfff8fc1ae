import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageEdge } from './html-page.mjs';
import { packPdf } from './pack-pdf.mjs';
import { escapeMarkup } from './source.mjs';

const PAGE_WORD = { en: ['Page', 'of'], 'zh-Hant': ['第', '頁，共'] };

/**
 * Prints pages with the Electron of the checkout, under Xvfb when there is no display.
 *
 * @param {{ output: string, html: string, header: string, language: string }[]} pages
 * @param {string} root folder of the checkout
 * @returns {Promise<string[]>} the files written
 */
export async function printPdfs(pages, root) {
  const work = mkdtempSync(join(tmpdir(), 'policy-lookup-print-'));
  try {
    const jobs = pages.map((page, index) => {
      const source = join(work, `${index}.html`);
      writeFileSync(source, page.html);
      return { source, output: page.output, ...edges(page) };
    });
    const list = join(work, 'jobs.json');
    writeFileSync(list, JSON.stringify(jobs));
    await runElectron(root, [join(fileURLToPath(new URL('.', import.meta.url)), 'print-pages.mjs'), list, work]);
    for (const { output } of jobs) writeFileSync(output, packPdf(withFixedDates(readFileSync(output))));
    return jobs.map((job) => job.output);
  } finally {
    rmSync(work, { recursive: true });
  }
}

function edges({ header, language }) {
  const [page, of] = PAGE_WORD[language];
  const end = language === 'en' ? '' : ' 頁';
  return {
    header: pageEdge(language, `<span>${escapeMarkup(header)}</span>`),
    footer: pageEdge(
      language,
      `<span></span><span>${page} <span class="pageNumber"></span> ${of} <span class="totalPages"></span>${end}</span>`,
    ),
  };
}

function runElectron(root, args) {
  const electron = join(root, '.runtime', 'electron', 'electron');
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  // Printing with --ozone-platform=headless ends Electron 33 with a segmentation fault.
  const underXvfb = process.platform === 'linux' && !process.env.DISPLAY ? ['xvfb-run', '-a'] : [];
  const [command, ...rest] = [...underXvfb, electron, ...asRoot, ...args];
  const environment = { ...process.env };
  delete environment.ELECTRON_RUN_AS_NODE;
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, { env: environment, stdio: ['ignore', 'inherit', 'ignore'] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Electron ended with ${code}.`))));
  });
}

/** The printer writes the present time into the file; a fixed one of the same length keeps every offset. */
function withFixedDates(bytes) {
  const text = bytes.toString('latin1');
  return Buffer.from(text.replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20260101000000'), 'latin1');
}
