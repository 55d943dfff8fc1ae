import { expect, test, vi } from 'vitest';
import { createFileGrants } from '../../../../electron/main/ipc/file-grants.ts';
import { grantDropped } from '../../../../electron/main/ipc/serve-drops.ts';

// Outside of Electron its module gives nothing.
vi.mock('electron', () => ({ ipcMain: {} }));

test('dropped files become a grant that tells their names, never their folders', () => {
  const grants = createFileGrants();
  const granted = grantDropped(grants, ['/home/ana/rules.md', '/home/ana/差旅']);
  expect(granted?.names).toEqual(['rules.md', '差旅']);
  expect(grants.pathsOf(granted?.grant ?? '')).toEqual(['/home/ana/rules.md', '/home/ana/差旅']);
});

test('a file that the page made itself has no path and is granted nothing', () => {
  expect(grantDropped(createFileGrants(), [''])).toBeNull();
  expect(grantDropped(createFileGrants(), ['../rules.md', 7])).toBeNull();
  expect(grantDropped(createFileGrants(), '/home/ana/rules.md')).toBeNull();
});
