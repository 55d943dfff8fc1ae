import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from '../../../electron/main/log.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'log-'));
  file = path.join(folder, 'logs', 'main.log');
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

test('each event is one line with its time and its details', () => {
  const log = openLog(file);
  log.write('start', { version: '1.2.3' });
  log.write('quit');
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z start \{"version":"1\.2\.3"\}$/);
  expect(lines[1]).toMatch(/Z quit \{\}$/);
});

test('a full file is set aside, so that two files are the most that a log takes', () => {
  const log = openLog(file);
  log.write('start');
  fs.appendFileSync(file, 'x'.repeat(1_000_001));
  log.write('later');
  expect(fs.readFileSync(file, 'utf8')).toMatch(/^\S+ later \{\}\n$/);
  expect(fs.statSync(`${file}.old`).size).toBeGreaterThan(1_000_000);
});

test('a log that cannot be written does not stop the program', () => {
  fs.writeFileSync(path.join(folder, 'logs'), '');
  expect(() => openLog(file).write('start')).not.toThrow();
});
