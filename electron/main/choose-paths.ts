import { dialog, type BrowserWindow } from 'electron';
import type { Translate } from '../../shared/messages/messages.ts';

/** Endings of the files that a reader exists for, as file dialogs take them. */
const EXTENSIONS = [
  ...['md', 'markdown', 'txt', 'text', 'html', 'htm', 'xhtml', 'docx', 'docm', 'pdf'],
  ...['csv', 'tsv', 'xlsx', 'xlsm'],
];

/** Asks for files, or for one folder. Empty when the person chose nothing. */
export async function choosePaths(window: BrowserWindow, folder: boolean, say: Translate): Promise<string[]> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: say(folder ? 'library.addFolder' : 'library.addFiles'),
    properties: folder ? ['openDirectory'] : ['openFile', 'multiSelections'],
    filters: [{ name: say('dialog.policies'), extensions: EXTENSIONS }],
  });
  return canceled ? [] : filePaths;
}
