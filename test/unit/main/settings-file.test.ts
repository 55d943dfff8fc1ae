import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSettingsFile } from '../../../electron/main/settings-file.ts';

const DEFAULTS = {
  language: null,
  theme: 'system',
  textSize: 'normal',
  density: 'comfortable',
  chosenLibraries: [],
  reader: {
    view: 'pages',
    zoom: 100,
    textSize: 16,
    lineLength: 'usual',
    font: 'serif',
    share: 55,
    outline: false,
  },
  windowSize: { width: 1280, height: 800 },
  windowPlace: null,
  windowMaximised: false,
};
let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-'));
  file = path.join(folder, 'settings.json');
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

test('without a file the defaults hold, and none is written', () => {
  expect(openSettingsFile(file).read()).toEqual(DEFAULTS);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a change is there after a restart, and the rest stays', () => {
  openSettingsFile(file).write({ language: 'zh-Hant' });
  openSettingsFile(file).write({ theme: 'dark', language: undefined });
  expect(openSettingsFile(file).read()).toEqual({ ...DEFAULTS, language: 'zh-Hant', theme: 'dark' });
});

test('the settings of a version that knew fewer of them are kept', () => {
  fs.writeFileSync(
    file,
    '{"language":"zh-Hans","theme":"dark","chosenLibraries":[],"windowSize":{"width":900,"height":700}}',
  );
  expect(openSettingsFile(file).read()).toEqual({
    ...DEFAULTS,
    language: 'zh-Hans',
    theme: 'dark',
    windowSize: { width: 900, height: 700 },
  });
});

test.each([
  ['text that is no JSON', '{"language": '],
  ['an empty file', ''],
  [
    'a value outside the schema',
    '{"language":"de","theme":"system","chosenLibraries":[],"windowSize":{"width":900,"height":700}}',
  ],
  [
    'an unknown setting',
    '{"language":null,"theme":"system","chosenLibraries":[],"windowSize":{"width":900,"height":700},"x":1}',
  ],
])('%s gives the defaults and is kept beside', (_, content) => {
  fs.writeFileSync(file, content);
  expect(openSettingsFile(file).read()).toEqual(DEFAULTS);
  expect(fs.readFileSync(`${file}.broken`, 'utf8')).toBe(content);
});

test('a place that cannot be written to is an error, and the old settings hold', () => {
  const blocked = path.join(folder, 'file');
  fs.writeFileSync(blocked, '');
  const settings = openSettingsFile(path.join(blocked, 'settings.json'));
  expect(settings.write({ theme: 'dark' })).toEqual({ ok: false, error: { code: 'internal', details: {} } });
  expect(settings.read()).toEqual(DEFAULTS);
});
