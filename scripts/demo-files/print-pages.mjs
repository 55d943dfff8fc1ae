/** Electron main script: prints each page of a list of jobs to PDF. Arguments: the list, a folder for its profile. */
import { readFileSync, writeFileSync } from 'node:fs';
import { BrowserWindow, app } from 'electron';

const MILLIMETRES_PER_INCH = 25.4;

const [list, profile] = process.argv.slice(-2);
app.setPath('userData', profile);
// Not awaited at the top level: Electron becomes ready only after the main module has been evaluated.
app
  .whenReady()
  .then(printAll)
  .then(
    () => app.exit(0),
    (error) => {
      console.log(error);
      app.exit(1);
    },
  );

async function printAll() {
  const window = new BrowserWindow({ show: false, webPreferences: { sandbox: true, contextIsolation: true } });
  for (const job of JSON.parse(readFileSync(list, 'utf8'))) {
    await window.loadFile(job.source);
    writeFileSync(job.output, await window.webContents.printToPDF(settings(job)));
  }
}

function settings(job) {
  return {
    pageSize: 'A4',
    displayHeaderFooter: true,
    headerTemplate: job.header,
    footerTemplate: job.footer,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
    margins: {
      top: 22 / MILLIMETRES_PER_INCH,
      bottom: 20 / MILLIMETRES_PER_INCH,
      left: 20 / MILLIMETRES_PER_INCH,
      right: 20 / MILLIMETRES_PER_INCH,
    },
  };
}
