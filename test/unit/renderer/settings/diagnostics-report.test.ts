import { expect, test } from 'vitest';
import { diagnosticsLines, diagnosticsReport } from '../../../../renderer/settings/diagnostics-report.ts';
import type { Diagnostics } from '../../../../shared/desktop-operations.ts';
import type { AppStatus } from '../../../../shared/operation-results.ts';

const FACTS: Diagnostics = {
  program: '0.1.0',
  electron: '33.2.1',
  chromium: '130.0.1',
  node: '20.18.1',
  sqlite: '3.54.1',
  system: 'linux 6.1 x64',
  model: { id: 'small', folder: '/home/ana/program/models', files: [{ path: 'model.onnx', bytes: 10 }] },
  storeBytes: 3 * 1024 * 1024,
};
const STATUS: AppStatus = {
  version: '0.1.0',
  dataFolder: '/home/ana/.config/policy-lookup',
  model: { id: 'small', state: 'ready' },
  passages: 1_468,
  embedded: 1_204,
  filesWaiting: 0,
  recognition: 'on',
  picturePages: 0,
  pagesRecognised: 0,
  degraded: [],
};
const COUNTS = { libraries: 1, documents: 2, versions: 2, passages: 1_468, vectors: 1_204 };

test('the report names versions, sizes and how far the index is', () => {
  const report = diagnosticsReport(diagnosticsLines(FACTS, STATUS, { ok: true, problems: [], counts: COUNTS }, 'en'));
  expect(report.split('\n')).toEqual([
    'Policy Lookup: 0.1.0',
    'Electron: 33.2.1',
    'Chromium: 130.0.1',
    'Node: 20.18.1',
    'SQLite: 3.54.1',
    'System: linux 6.1 x64',
    'Language model: small',
    'Size of the store: 3 MB',
    'Index: whole',
    'State: ready',
    'Ready by meaning: 1,204 of 1,468',
  ]);
});

test('no folder, in which a name of a person may stand, is in the report', () => {
  expect(diagnosticsReport(diagnosticsLines(FACTS, STATUS, null, 'zh-Hant'))).not.toContain('ana');
});

test('faults of the index stand by their codes, each once, without what they concern', () => {
  const problems = ['words-missing', 'words-missing', 'original-changed'].map((code) => ({
    code: code as 'words-missing',
    details: { library: 'Cedar Ridge' },
  }));
  const report = diagnosticsReport(diagnosticsLines(FACTS, null, { ok: false, problems, counts: COUNTS }, 'en'));
  expect(report).toContain('Index: faults: words-missing and original-changed');
  expect(report).not.toContain('Cedar Ridge');
});
