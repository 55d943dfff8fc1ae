import path from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles, type SourceFile } from './source-files.ts';

/** Folder → what its files may import of the program, besides themselves. `type:` means types only. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  renderer: ['shared'],
  'electron/preload': ['shared'],
  'electron/client': ['shared', 'type:electron/engine'],
  'electron/main': ['shared', 'electron/client', 'type:electron/engine'],
  'electron/cli': ['shared', 'electron/client', 'electron/mcp'],
  'electron/mcp': ['shared', 'electron/client'],
  'electron/engine': ['shared'],
};

/** The same inside the engine. The files of its own top level put the parts together and may use all. */
const ENGINE_PARTS: Readonly<Record<string, readonly string[]>> = {
  text: [],
  read: ['text'],
  split: ['text', 'type:read'],
  embed: ['text'],
  store: ['text', 'type:read', 'type:split', 'type:text'],
  ingest: ['read', 'split', 'store', 'embed', 'text'],
  search: ['embed', 'store', 'text'],
  jobs: ['ingest', 'embed', 'store'],
};

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const IMPORT = /^(import|export)\s+(type\s+)?(?:[^'";]*?\s+from\s+)?'([^']+)'/gm;

function importsOf({ name, text }: SourceFile): Import[] {
  return [...text.matchAll(IMPORT)].map(([, , typeOnly, target = '']) => ({
    from: name,
    to: target.startsWith('.') ? path.posix.join(path.posix.dirname(name), target) : target,
    typeOnly: typeOnly !== undefined,
  }));
}

const IMPORTS = sourceFiles('electron', 'renderer', 'shared').flatMap(importsOf);

function folderOf(name: string, folders: readonly string[]): string | undefined {
  return folders.find((folder) => name.startsWith(`${folder}/`));
}

/** Imports between the folders of `rules` that the rules do not allow. */
function forbidden(rules: Readonly<Record<string, readonly string[]>>, prefix: string): string[] {
  const folders = Object.keys(rules).map((folder) => prefix + folder);
  return IMPORTS.filter(({ from, to, typeOnly }) => {
    const [source, target] = [folderOf(from, folders), folderOf(to, folders)];
    if (source === undefined || target === undefined || source === target) return false;
    const allowed = rules[source.slice(prefix.length)] ?? [];
    const name = target.slice(prefix.length);
    return !allowed.includes(name) && !(typeOnly && allowed.includes(`type:${name}`));
  }).map(({ from, to }) => `${from} → ${to}`);
}

test('imports between the parts of the program run one way', () => {
  expect(forbidden(ALLOWED, '')).toEqual([]);
});

test('inside the engine the write path and the read path use the parts, and the parts know nothing of one another', () => {
  expect(forbidden(ENGINE_PARTS, 'electron/engine/')).toEqual([]);
});

test('only the main process and the preload know Electron', () => {
  const users = IMPORTS.filter(({ to }) => to === 'electron').map(({ from }) => from);
  expect(users.filter((name) => !/^electron\/(main|preload)\//.test(name))).toEqual([]);
});

test('the window knows nothing of Node', () => {
  const users = IMPORTS.filter(({ from, to }) => from.startsWith('renderer/') && to.startsWith('node:'));
  expect(users).toEqual([]);
});
