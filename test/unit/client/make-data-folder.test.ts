import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeDataFolder } from '../../../electron/client/data-folder.ts';
import { makeTestFolder } from '../../support/open-test-store.ts';

test('a data folder is made with its parents and closed to other users', () => {
  const folder = path.join(makeTestFolder(), 'a', 'b');
  makeDataFolder({ folder, isDefault: false });
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
});

test.runIf(process.platform === 'linux').each(['/proc/nope', '/proc/nope/deeper'])(
  'a data folder that cannot be made, %s, is an error and no endless wait',
  (folder) => {
    expect(() => {
      makeDataFolder({ folder, isDefault: false });
    }).toThrow(expect.objectContaining({ code: 'store-read-only' }));
  },
);

test('a data folder that another process makes at the same moment is there, and no error', () => {
  const folder = path.join(makeTestFolder(), 'a');
  fs.mkdirSync(folder);
  const notYet = vi.spyOn(fs, 'existsSync').mockReturnValueOnce(false).mockReturnValueOnce(false);
  expect(() => {
    makeDataFolder({ folder, isDefault: false });
  }).not.toThrow();
  notYet.mockRestore();
});
