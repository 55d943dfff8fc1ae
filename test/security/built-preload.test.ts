import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../architecture/source-files.ts';

const BUNDLE = fs.readFileSync(path.join(ROOT, 'dist', 'preload', 'preload.cjs'), 'utf8');

test('the preload is one file that asks for Electron and nothing else', () => {
  expect([...BUNDLE.matchAll(/require\(["']([^"']+)["']\)/g)].map(([, name]) => name)).toEqual(['electron']);
  expect(BUNDLE).not.toMatch(/^\s*import\b|\bimport\(/m);
  expect(fs.readdirSync(path.join(ROOT, 'dist', 'preload'))).toEqual(['preload.cjs']);
});

test('the preload brings no schema library into the window', () => {
  expect(BUNDLE.length).toBeLessThan(5_000);
});
