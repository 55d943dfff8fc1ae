import { BrowserWindow, session } from 'electron';
import { createHash } from 'node:crypto';
import { PRINT_STYLE } from '../../shared/exports/write-html.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { APP_SCHEME, PAGE_URL } from './security/app-address.ts';
import type { NetworkCount } from './security/network-use.ts';
import { restrictSession } from './security/session-rules.ts';

const STYLE_HASH = createHash('sha256').update(PRINT_STYLE, 'utf8').digest('base64');

/** The page shows text in its own style and does nothing else. */
const PRINT_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;

/** Inches. */
const MARGINS = { top: 0.75, bottom: 0.75, left: 0.8, right: 0.8 };

/** The number of each page; Chromium fills in what has these class names. */
const FOOTER =
  '<div style="width: 100%; font: 8pt sans-serif; text-align: center; color: #555">' +
  '<span class="pageNumber"></span> / <span class="totalPages"></span></div>';

/** The page as a PDF: A4, numbered, with the structure that a screen reader needs. */
export function makePdf(html: string, count: NetworkCount): Promise<Uint8Array> {
  return withPage(html, count, (page) =>
    page.webContents.printToPDF({
      pageSize: 'A4',
      margins: MARGINS,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: FOOTER,
      generateTaggedPDF: true,
      printBackground: true,
    }),
  );
}

/** Opens the system's dialog for printing. Giving it up is no error; `print-failed` when there is no printer, say. */
export function printPage(html: string, count: NetworkCount): Promise<Result<null>> {
  return withPage(
    html,
    count,
    (page) =>
      new Promise((resolve) => {
        page.webContents.print({ printBackground: true, pageSize: 'A4' }, (isPrinted, reason) => {
          const isGivenUp = /cancel/i.test(reason);
          resolve(isPrinted || isGivenUp ? succeed(null) : fail('print-failed'));
        });
      }),
  );
}

/** A window that nobody sees, without script, without a preload, in a session of its own that reaches no network. */
async function withPage<T>(html: string, count: NetworkCount, use: (page: BrowserWindow) => Promise<T>): Promise<T> {
  const own = session.fromPartition(`print-${Date.now()}-${Math.random()}`, { cache: false });
  restrictSession(own, count);
  own.protocol.handle(APP_SCHEME, () => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': PRINT_POLICY };
    return new Response(html, { headers });
  });
  const page = new BrowserWindow({
    show: false,
    webPreferences: {
      session: own,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      javascript: false,
      webgl: false,
      spellcheck: false,
      devTools: false,
    },
  });
  try {
    await page.loadURL(PAGE_URL);
    return await use(page);
  } finally {
    page.destroy();
  }
}
