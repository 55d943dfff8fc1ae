import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintOf, readModelManifest } from '../../../../electron/engine/embed/model-manifest.ts';

const HASH = 'a'.repeat(64);
const CENTRE = Buffer.alloc(384 * 4).toString('base64');
const CENTRES = { han: CENTRE, other: CENTRE };
const NEEDED = { base: 0.05, perPowerOfTen: 0.01, least: 0.05, most: 0.1 };
const CALIBRATION = {
  centres: { passages: CENTRES, questions: CENTRES },
  sharedByQuestions: 0.5,
  common: { share: 0.7, usual: 0.4 },
  fullCloseness: { sameScript: 0.2, otherScript: 0.15 },
  coverage: 0.02,
  sameScript: { han: NEEDED, other: NEEDED },
  otherScript: { han: NEEDED, other: NEEDED },
};
const SHORT_CENTRES = { passages: CENTRES, questions: { han: CENTRE, other: 'AAAA' } };
const MANIFEST = {
  id: 'small-model',
  folder: 'small-model',
  files: [{ path: 'onnx/model.onnx', bytes: 10, sha256: HASH }],
  dimension: 384,
  maximumTokens: 512,
  prefixes: { query: 'query: ', passage: 'passage: ' },
  licence: { name: 'MIT', file: 'small-model/LICENSE', origin: 'someone' },
  calibration: CALIBRATION,
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'policy-manifest-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function read(manifest: unknown) {
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  return readModelManifest(folder);
}

test('a folder without a manifest has no model', () => {
  expect(() => readModelManifest(folder)).toThrow(expect.objectContaining({ code: 'model-missing' }));
});

test.each([
  ['not a manifest', { hello: 'world' }],
  ['a file outside its folder', { ...MANIFEST, files: [{ path: '../secret', bytes: 1, sha256: HASH }] }],
  ['an absolute file', { ...MANIFEST, files: [{ path: '/etc/passwd', bytes: 1, sha256: HASH }] }],
  ['a hash that is none', { ...MANIFEST, files: [{ path: 'model.onnx', bytes: 1, sha256: 'abc' }] }],
  ['a centre of another length', { ...MANIFEST, calibration: { ...CALIBRATION, centres: SHORT_CENTRES } }],
])('%s is a damaged model', (_name, manifest) => {
  expect(() => read(manifest)).toThrow(expect.objectContaining({ code: 'model-corrupt' }));
});

test.each([
  ['another model', { ...MANIFEST, id: 'other' }],
  ['other weights', { ...MANIFEST, files: [{ path: 'onnx/model.onnx', bytes: 10, sha256: 'b'.repeat(64) }] }],
  ['another query prefix', { ...MANIFEST, prefixes: { query: '', passage: 'passage: ' } }],
  ['another passage prefix', { ...MANIFEST, prefixes: { query: 'query: ', passage: '' } }],
])('%s has another fingerprint', (_name, manifest) => {
  expect(fingerprintOf(read(manifest))).not.toBe(fingerprintOf(read(MANIFEST)));
});

test('a new calibration makes no stored vector stale', () => {
  const recalibrated = read({ ...MANIFEST, calibration: { ...CALIBRATION, coverage: 0.5 } });
  expect(fingerprintOf(recalibrated)).toBe(fingerprintOf(read(MANIFEST)));
});
