import { expect, test } from 'vitest';
import type { AppError } from '../../../../shared/app-error.ts';
import { compareLooks } from '../../../../electron/engine/ingest/compare-looks.ts';
import type { FolderLook, SeenFile } from '../../../../electron/engine/ingest/look-at-folder.ts';

const EVERY = () => true;

function look(stamps: Record<string, string>, closed: string[] = []): FolderLook {
  const file = (key: string, stamp: string, error: AppError | null): [string, SeenFile] => [
    key,
    { path: `/p/${key}`, file: key, key, sourceFolder: '/p', stamp, error },
  ];
  return {
    device: '1',
    files: new Map([
      ...Object.entries(stamps).map(([key, stamp]) => file(key, stamp, null)),
      ...closed.map((key) => file(key, 'closed', { code: 'folder-unreadable', details: {} })),
    ]),
  };
}

function known(stamps: Record<string, string>) {
  const documents = Object.keys(stamps).map((key, row) => [key, { row, key, sha256: key }] as const);
  return { seen: new Map(Object.entries(stamps)), documents: new Map(documents) };
}

const keys = (entries: { key: string }[]) => entries.map(({ key }) => key);

test('nothing is brought in and nothing is lost at the first look', () => {
  const changes = compareLooks({ now: look({ 'new.md': '1' }), before: null }, known({ 'old.md': '1' }), EVERY);
  expect([keys(changes.ready), keys(changes.lost)]).toEqual([[], []]);
});

test('a file that still grows between two looks is waited for', () => {
  const looks = {
    before: look({ 'a.md': '10 bytes', 'b.md': '5 bytes' }),
    now: look({ 'a.md': '20 bytes', 'b.md': '5 bytes' }),
  };
  expect(keys(compareLooks(looks, known({}), EVERY).ready)).toEqual(['b.md']);
});

test('a file that is as it was when it got its outcome is left alone', () => {
  const same = look({ 'a.md': '1', 'b.md': '2' });
  expect(keys(compareLooks({ before: same, now: same }, known({ 'a.md': '1', 'b.md': '1' }), EVERY).ready)).toEqual([
    'b.md',
  ]);
});

test('a file that no pattern means is left alone', () => {
  const same = look({ 'a.md': '1', 'b.tmp': '1' });
  const changes = compareLooks({ before: same, now: same }, known({}), (key) => key.endsWith('.md'));
  expect(keys(changes.ready)).toEqual(['a.md']);
});

test('a document is lost when two looks did not see its file, and only missing after one', () => {
  const once = compareLooks({ before: look({ 'a.md': '1' }), now: look({}) }, known({ 'a.md': '1' }), EVERY);
  const twice = compareLooks({ before: look({}), now: look({}) }, known({ 'a.md': '1' }), EVERY);
  expect([keys(once.missing), keys(once.lost), keys(twice.lost)]).toEqual([['a.md'], [], ['a.md']]);
});

test('nothing below a folder that cannot be opened counts as lost', () => {
  const now = look({}, ['hr']);
  const changes = compareLooks({ before: now, now }, known({ 'hr/a.md': '1', 'hr-old/b.md': '1' }), EVERY);
  expect(keys(changes.lost)).toEqual(['hr-old/b.md']);
});

test('what is gone and was no document is forgotten', () => {
  const looks = { before: look({}), now: look({}) };
  const remembered = { seen: new Map([['locked.pdf', '1']]), documents: new Map() };
  expect(compareLooks(looks, remembered, EVERY).forgotten).toEqual(['locked.pdf']);
});
