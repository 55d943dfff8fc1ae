import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Where the program keeps a person's data when nobody names a folder, on any system (see electron/client/data-folder.ts). */
function dataFolders() {
  const { APPDATA, XDG_CONFIG_HOME } = process.env;
  const roots = [
    APPDATA,
    XDG_CONFIG_HOME,
    path.join(os.homedir(), '.config'),
    path.join(os.homedir(), 'Library', 'Application Support'),
    '/var/lib',
  ];
  return roots.filter(Boolean).map((root) => path.join(root, 'policy-lookup'));
}

/** Name, size and time of change of everything in the person's data folders: equal when nobody wrote there. */
export function stateOfPersonFolders() {
  return dataFolders().flatMap(entriesBelow).join('\n');
}

function entriesBelow(folder) {
  const stats = fs.statSync(folder, { throwIfNoEntry: false });
  if (!stats) return [];
  const names = ['', ...fs.readdirSync(folder, { recursive: true })].sort();
  return names.map((name) => {
    const { size, mtimeMs } = fs.lstatSync(path.join(folder, name));
    return `${path.join(folder, name)} ${size} ${mtimeMs}`;
  });
}
