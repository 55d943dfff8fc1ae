import { expect, test } from 'vitest';
import { openArchive } from '../../../../../electron/engine/read/office/open-archive.ts';
import { LIMITS } from '../../../../../shared/limits.ts';
import { makeArchive } from '../../../../fixtures/make-docx.ts';

test('an archive that expands in many parts is refused when all together are too long', () => {
  const part = new Uint8Array(LIMITS.archivePart);
  const count = LIMITS.archiveParts / LIMITS.archivePart + 1;
  const names = Array.from({ length: count }, (_each, index) => `part${String(index)}.xml`);
  const archive = openArchive(makeArchive(Object.fromEntries(names.map((name) => [name, part]))));
  const readAll = (): void => {
    for (const name of names) archive.read(name);
  };
  expect(readAll).toThrow(expect.objectContaining({ code: 'file-too-large' }));
});

test('a part that is not there is null', () => {
  expect(openArchive(makeArchive({ 'a.xml': '<a/>' })).read('b.xml')).toBeNull();
});
