import { expect, test } from 'vitest';
import { dataFolderFor, type DataFolderSources } from '../../../electron/client/data-folder.ts';

const SOURCES: DataFolderSources = {
  argument: null,
  platform: 'linux',
  environment: {},
  home: '/home/ana',
  isRoot: false,
};

test('what --data names is the folder, and not the default one', () => {
  expect(dataFolderFor({ ...SOURCES, argument: '/mnt/policies' })).toEqual({
    folder: '/mnt/policies',
    isDefault: false,
  });
});

test('on Linux the default folder lies where applications keep their data', () => {
  expect(dataFolderFor(SOURCES)).toEqual({ folder: '/home/ana/.config/policy-lookup', isDefault: true });
});

test('XDG_CONFIG_HOME moves the default folder', () => {
  const environment = { XDG_CONFIG_HOME: '/data/config' };
  expect(dataFolderFor({ ...SOURCES, environment }).folder).toBe('/data/config/policy-lookup');
});

test('an empty XDG_CONFIG_HOME counts as none', () => {
  expect(dataFolderFor({ ...SOURCES, environment: { XDG_CONFIG_HOME: '' } }).folder).toBe(
    '/home/ana/.config/policy-lookup',
  );
});

test('root has the system folder that the window shares', () => {
  expect(dataFolderFor({ ...SOURCES, home: '/root', isRoot: true }).folder).toBe('/var/lib/policy-lookup');
});

test('on macOS the default folder is Application Support', () => {
  expect(dataFolderFor({ ...SOURCES, platform: 'darwin', home: '/Users/ana' }).folder).toBe(
    '/Users/ana/Library/Application Support/policy-lookup',
  );
});
