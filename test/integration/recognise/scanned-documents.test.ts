import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../../electron/engine/store/open-store.ts';
import { linesOfText, makePdf } from '../../fixtures/make-pdf.ts';
import { makeScan, type ScannedPaper } from '../../fixtures/make-scan.ts';
import { makeTestFolder } from '../../support/open-test-store.ts';
import { runCli, startCli, whenEnded } from '../../support/run-cli.ts';
import { startTestEngine, type TestEngine } from '../../support/start-test-engine.ts';
import { EMPTY, ENGLISH, TRADITIONAL } from './papers.ts';

function setUp(papers: readonly ScannedPaper[]): { data: string; file: string } {
  const folder = makeTestFolder();
  const file = path.join(folder, 'travel.pdf');
  fs.writeFileSync(file, makeScan(papers));
  return { data: path.join(folder, 'data'), file };
}

/** The engine with a scan of these papers in the library "Scans". */
async function withScan(papers: readonly ScannedPaper[]): Promise<TestEngine & { data: string; file: string }> {
  const { data, file } = setUp(papers);
  const engine = startTestEngine(data);
  await engine.importFiles('Scans', file);
  return { ...engine, data, file };
}

async function bestHit(engine: TestEngine, query: string) {
  return (await engine.search('Scans', query, { legs: ['number', 'words'] })).hits[0];
}

test('a scan is there at once, names its pages, and is found with its clause when they are recognised', async () => {
  const engine = await withScan([TRADITIONAL, EMPTY]);
  const before = await engine.search('Scans', '住宿費', { legs: ['words'] });
  expect(before.hits).toEqual([]);
  expect(before.notSearched.map(({ code, details }) => [code, details])).toEqual([
    ['page-no-text', { pages: 2, first: 1, last: 2 }],
  ]);

  const waited = await engine.ask('waitForRecognition', {});
  expect(waited).toEqual({ recognition: 'on', picturePages: 2, pagesRecognised: 2, done: 2 });
  expect(await bestHit(engine, '第三條')).toMatchObject({ clause: '第三條', pages: [1, 1] });
  const hit = await bestHit(engine, '新臺幣三千元');
  expect(hit?.scan?.confidence).toBeGreaterThan(70);
  expect(await engine.ask('readReference', { reference: hit?.reference ?? '' })).toMatchObject({ scan: hit?.scan });
  expect((await engine.search('Scans', '住宿費', { legs: ['words'] })).notSearched).toEqual([]);
  expect(await engine.ask('verify', {})).toMatchObject({ ok: true });
});

test('a picture in a file that a password opened waits for no recognition and counts for none', async () => {
  const folder = makeTestFolder();
  const file = path.join(folder, 'locked.pdf');
  fs.writeFileSync(file, makePdf({ pages: [[]], locks: { user: 'sesame', owner: 'owner' } }));
  const engine = startTestEngine(path.join(folder, 'data'));
  await engine.ask('importFiles', { library: 'Scans', paths: [file], password: 'sesame' });
  expect(await engine.ask('waitForRecognition', {})).toMatchObject({ picturePages: 0, pagesRecognised: 0, done: 0 });
  expect((await engine.search('Scans', 'leave', { legs: ['words'] })).notSearched).toEqual([
    { file: 'locked.pdf', code: 'page-no-text', details: { page: 1, locked: true } },
  ]);
});

test('a page whose letters the file does not tell is found by its picture', async () => {
  const folder = makeTestFolder();
  const file = path.join(folder, 'journeys.pdf');
  const rules = [
    '1.1 Employees who travel for the firm ask their manager before they buy a ticket,',
    'and send a copy of this permission to the travel office in the main building,',
    'which books the hotel and answers within two days.',
    '1.2 Receipts are sent to the accounts office on the day after the return from the',
    'journey, together with the signed form and the number of the cost centre.',
  ];
  fs.writeFileSync(file, makePdf({ pages: [linesOfText(rules, { font: 'garbled' })] }));
  const engine = startTestEngine(path.join(folder, 'data'));
  const [imported] = await engine.importFiles('Scans', file);
  expect(imported?.problems).toEqual([{ code: 'page-garbled', details: { page: 1 } }]);
  await engine.ask('waitForRecognition', {});
  expect(await bestHit(engine, 'receipts to the accounts office')).toMatchObject({ clause: '1.2', pages: [1, 1] });
  expect((await engine.search('Scans', 'receipts', { legs: ['words'] })).notSearched).toEqual([]);
});

test('a scan bears the version and the day that are printed on it', async () => {
  const engine = await withScan([
    { lines: ['Travel Policy', 'Version: 3.2', 'Effective date: 2024-03-01', ...ENGLISH.lines.slice(1)] },
  ]);
  await engine.ask('waitForRecognition', {});
  const [document] = (await engine.library('Scans')).documents;
  expect(document).toMatchObject({ version: '3.2', from: '2024-03-01', status: 'in-force' });
});

test('equal bytes under another name are not recognised again', async () => {
  const engine = await withScan([EMPTY]);
  await engine.ask('waitForRecognition', {});
  fs.copyFileSync(engine.file, path.join(path.dirname(engine.file), 'copy.pdf'));
  const [copy] = await engine.importFiles('Others', path.join(path.dirname(engine.file), 'copy.pdf'));
  expect(copy?.problems).toEqual([{ code: 'pages-blank', details: {} }]);
  expect(await engine.ask('waitForRecognition', {})).toMatchObject({ done: 0 });
});

test('it waits while the computer runs on battery, and while it is switched off', async () => {
  const engine = await withScan([EMPTY]);
  await engine.ask('setPowerSource', { onBattery: true });
  expect(await engine.ask('waitForRecognition', {})).toMatchObject({ recognition: 'battery', pagesRecognised: 0 });
  await engine.ask('switchRecognition', { on: false });
  await engine.ask('setPowerSource', { onBattery: false });
  expect(await engine.ask('waitForRecognition', {})).toMatchObject({ recognition: 'off', pagesRecognised: 0 });
  await engine.ask('switchRecognition', { on: true });
  expect(await engine.ask('waitForRecognition', {})).toMatchObject({ recognition: 'on', pagesRecognised: 1 });
});

test('erasing a document erases what was recognised on its pages', async () => {
  const engine = await withScan([EMPTY]);
  await engine.ask('waitForRecognition', {});
  await engine.ask('remove', { library: (await engine.library('Scans')).id, now: true });
  await engine.client.stop();
  const store = openStore(engine.data);
  expect(store.database.prepare('SELECT count(*) FROM recognised_page').pluck().get()).toBe(0);
  store.close();
});

test('an import that is killed keeps the pages that were done, and the next one goes on', async () => {
  const { data, file } = setUp([ENGLISH, TRADITIONAL, ENGLISH]);
  const command = ['--data', data, 'import', '--library', 'Scans', file];
  const status = async () => JSON.parse((await runCli(['--data', data, 'ocr', 'status', '--json'])).out) as unknown;
  const killed = startCli(command);
  await expect.poll(status, { timeout: 120_000, interval: 100 }).toMatchObject({ pages: 3, recognised: 1 });
  killed.kill('SIGKILL');
  await whenEnded(killed);
  expect((await runCli(command)).code).toBe(0);
  expect(await status()).toEqual({ recognition: 'on', pages: 3, recognised: 3 });
  const found = await runCli(['--data', data, 'search', '--library', 'Scans', '--limit', '1', '住宿費上限']);
  expect(found.out).toMatch(/第三條.*\n.*page 2.*\n.*from a scan, \d+ % sure/);
}, 300_000);

test('switched off in the terminal, an import ends without waiting and says what is left', async () => {
  const { data, file } = setUp([ENGLISH, ENGLISH]);
  await runCli(['--data', data, 'ocr', 'off']);
  const { code, out, err } = await runCli(['--data', data, 'import', '--library', 'Scans', file]);
  expect(code).toBe(0);
  expect(out).toContain('2 pages from 1 to 2 are pictures.');
  expect(err).toContain('Text in scanned pages is not recognised.');
  expect((await runCli(['--data', data, 'ocr', 'upside-down'])).code).toBe(2);
});
