import { app, type BrowserWindow } from 'electron';
import path from 'node:path';
import { LIMITS } from '../../shared/limits.ts';
import type { GivenFiles } from './given-files.ts';
import { tellWindow } from './ipc/serve-contract.ts';

/**
 * A second start, or a file opened with the program, goes to the window that is there. `files`: named on this program's own
 * command line.
 */
export function receiveFiles(window: BrowserWindow, given: GivenFiles, files: readonly string[]): void {
  function receive(paths: readonly string[]): void {
    const taken = given.give(paths.slice(0, LIMITS.importFiles));
    for (const file of taken) app.addRecentDocument(file);
    if (taken.length > 0) tellWindow(window, { type: 'files-given' });
  }

  receive(files);
  app.on('second-instance', (_event, _args, _folder, additionalData) => {
    receive(filesIn(additionalData));
    comeForward(window);
  });
  app.on('open-file', (event, file) => {
    event.preventDefault();
    receive([file]);
    comeForward(window);
  });
}

/** What the second start sent along is only as good as that program: anything but absolute paths is passed over. */
function filesIn(additionalData: unknown): string[] {
  if (typeof additionalData !== 'object' || additionalData === null || !('files' in additionalData)) return [];
  const { files } = additionalData;
  if (!Array.isArray(files)) return [];
  return files.filter((file: unknown): file is string => typeof file === 'string' && path.isAbsolute(file));
}

function comeForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
