import { dialog, type BrowserWindow } from 'electron';
import fs from 'node:fs/promises';
import type { Translate } from '../../shared/messages/messages.ts';
import type { PhrasingFiles } from './ipc/library-handlers.ts';

/** CSV files of phrasings, chosen in the system's dialogs. */
export function phrasingFilesOf(window: BrowserWindow, say: () => Translate): PhrasingFiles {
  const filters = () => [{ name: say()('phrasings.files'), extensions: ['csv'] }];
  return {
    async chooseTarget(name) {
      const { canceled, filePath } = await dialog.showSaveDialog(window, {
        title: say()('phrasings.save'),
        // Characters that a file system may refuse in a name.
        defaultPath: `${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}.csv`,
        filters: filters(),
      });
      return canceled || filePath === '' ? null : filePath;
    },
    async chooseSource() {
      const { canceled, filePaths } = await dialog.showOpenDialog(window, {
        title: say()('phrasings.load'),
        properties: ['openFile'],
        filters: filters(),
      });
      return canceled ? null : (filePaths[0] ?? null);
    },
    write: (file, text) => fs.writeFile(file, text, 'utf8'),
  };
}
