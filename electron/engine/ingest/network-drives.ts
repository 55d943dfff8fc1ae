import fs from 'node:fs';

/** Kinds of file systems that lie on another machine, as Linux names them. */
const NETWORK_KINDS =
  /^(nfs\d?|cifs|smb\d?|smbfs|ncpfs|afs|9p|ceph|glusterfs|davfs\d?|fuse\.(sshfs|davfs2?|rclone|s3fs|gvfsd-fuse|glusterfs))$/;

/** Whether a folder lies on a network drive, where the system tells: on Linux by its mounts, on Windows by `\\server`. */
export function isOnNetworkDrive(folder: string): boolean {
  if (/^(\\\\|\/\/)[^\\/?.]/.test(folder)) return true;
  try {
    return isNetworkFolder(folder, fs.readFileSync('/proc/mounts', 'utf8'));
  } catch {
    return false;
  }
}

/** `mounts`: as /proc/mounts has it, `device folder kind options …` with octal escapes for spaces. */
export function isNetworkFolder(folder: string, mounts: string): boolean {
  let [longest, kind] = ['', ''];
  for (const line of mounts.split('\n')) {
    const [, escaped = '', found = ''] = line.split(' ');
    const mounted = escaped.replace(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(parseInt(code, 8)));
    const holds = folder === mounted || folder.startsWith(mounted.endsWith('/') ? mounted : `${mounted}/`);
    // A later mount on the same folder hides the earlier one.
    if (mounted !== '' && holds && mounted.length >= longest.length) [longest, kind] = [mounted, found];
  }
  return NETWORK_KINDS.test(kind);
}
