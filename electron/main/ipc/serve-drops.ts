import { ipcMain, type BrowserWindow } from 'electron';
import path from 'node:path';
import { LIMITS } from '../../../shared/limits.ts';
import type { ChosenFiles } from '../../../shared/operation-results.ts';
import { CHANNELS } from '../../../shared/window-channels.ts';
import { isTrustedSender } from '../security/trusted-sender.ts';
import type { FileGrants } from './file-grants.ts';

/** Grants files that a person dropped on the window, whose paths the preload tells. */
export function serveDrops(window: BrowserWindow, grants: FileGrants): void {
  const windowId = window.webContents.id;
  ipcMain.handle(CHANNELS.drop, (event, paths: unknown) =>
    isTrustedSender(event, windowId) ? grantDropped(grants, paths) : null,
  );
}

/** Null when there is nothing to grant: a file that the page made itself has no path. */
export function grantDropped(grants: FileGrants, paths: unknown): ChosenFiles | null {
  if (!Array.isArray(paths) || paths.length > LIMITS.importFiles) return null;
  const files = paths.filter((file): file is string => typeof file === 'string' && path.isAbsolute(file));
  if (files.length === 0) return null;
  return { grant: grants.add(files), names: files.map((file) => path.basename(file)) };
}
