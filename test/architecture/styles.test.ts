import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './source-files.ts';

const RENDERER = path.join(ROOT, 'renderer');
/** What a selector that is one class alone names. */
const CLASS_ALONE = /(?:^|[,}]\s*)\.([a-z][a-z0-9-]+)\s*(?=[,{])/g;

/** Parts of the window that give a class its look, by class; `ui` is common to all. */
function partsByClass(): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  const sheets = fs.readdirSync(RENDERER, { recursive: true, encoding: 'utf8' }).filter((name) => /\.css$/.test(name));
  for (const name of sheets) {
    const part = name.split(path.sep)[0] ?? '';
    const text = fs.readFileSync(path.join(RENDERER, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const [, found = ''] of text.matchAll(CLASS_ALONE)) {
      parts.set(found, (parts.get(found) ?? new Set()).add(part));
    }
  }
  return parts;
}

test('no two parts of the window give the same class a look', () => {
  const shared = [...partsByClass()].filter(([, parts]) => [...parts].filter((part) => part !== 'ui').length > 1);
  expect(shared.map(([name]) => name)).toEqual([]);
});
