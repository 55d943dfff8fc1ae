import { Menu, type BrowserWindow } from 'electron';
import type { Translate } from '../../shared/messages/messages.ts';
import { contextMenuTemplate } from './context-menu.ts';

/** Opens the menu of a place wherever the person asks for one, by pointer or by key. */
export function offerContextMenu(window: BrowserWindow, say: () => Translate, onLookUp: (text: string) => void): void {
  window.webContents.on('context-menu', (_event, pointed) => {
    Menu.buildFromTemplate(contextMenuTemplate(pointed, say(), onLookUp)).popup({ window });
  });
}
