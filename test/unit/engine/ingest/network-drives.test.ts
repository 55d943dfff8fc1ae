import { expect, test } from 'vitest';
import { isNetworkFolder, isOnNetworkDrive } from '../../../../electron/engine/ingest/network-drives.ts';

const MOUNTS = `/dev/sda1 / ext4 rw 0 0
server:/export /mnt/policies nfs4 rw 0 0
//server/share /mnt/com\\040pany cifs rw 0 0
user@host: /home/ana/remote fuse.sshfs rw 0 0
/dev/sdb1 /mnt/policies/local ext4 rw 0 0
portal /run/user/1000/doc fuse.portal rw 0 0
`;

test.each([
  ['/home/ana/policies', false],
  ['/mnt/policies', true],
  ['/mnt/policies/hr', true],
  ['/mnt/policies-old', false],
  ['/mnt/policies/local/hr', false],
  ['/mnt/com pany/hr', true],
  ['/home/ana/remote/x', true],
  ['/run/user/1000/doc/x', false],
])('%s lies on a network drive: %s', (folder, isNetwork) => {
  expect(isNetworkFolder(folder, MOUNTS)).toBe(isNetwork);
});

test('a folder of a Windows server lies on a network drive', () => {
  expect(['\\\\server\\share\\hr', '\\\\?\\C:\\hr'].map(isOnNetworkDrive)).toEqual([true, false]);
});
