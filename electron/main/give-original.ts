import { dialog, shell, type BrowserWindow } from 'electron';
import type { Translate } from '../../shared/messages/messages.ts';

/** Asked here and not in the page, so that a page that was taken over cannot answer for the person. */
export async function confirmOpening(window: BrowserWindow, name: string, say: Translate): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: say('original.confirm', { name }),
    detail: say('original.confirmDetail'),
    buttons: [say('original.confirmButton'), say('dialog.cancel')],
    defaultId: 0,
    cancelId: 1,
  });
  return response === 0;
}

/** Null when the person chose no place. */
export async function chooseSavePlace(window: BrowserWindow, name: string, say: Translate): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title: say('original.save'),
    defaultPath: name,
  });
  return canceled || filePath === '' ? null : filePath;
}

/** The only way by which a file is handed to another program. */
export function openOutside(file: string): Promise<string> {
  return shell.openPath(file);
}
