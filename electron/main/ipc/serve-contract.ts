import { ipcMain, type BrowserWindow } from 'electron';
import type { DesktopEvent } from '../../../shared/desktop-operations.ts';
import { CHANNELS } from '../../../shared/window-channels.ts';
import type { EngineClient } from '../../client/engine-client.ts';
import { isTrustedSender, type Sender } from '../security/trusted-sender.ts';
import type { ContractDoor } from './contract-door.ts';

/** Puts the door behind its two messages, and the engine's events before the window. */
export function serveContract(window: BrowserWindow, door: ContractDoor, engine: Pick<EngineClient, 'onEvent'>): void {
  const windowId = window.webContents.id;
  const isTrusted = (event: Sender) => isTrustedSender(event, windowId);
  ipcMain.handle(CHANNELS.call, (event, request: unknown) => door.call(isTrusted(event), request));
  ipcMain.on(CHANNELS.cancel, (event, requestId: unknown) => {
    door.cancel(isTrusted(event), requestId);
  });
  engine.onEvent((event) => {
    if (!window.isDestroyed()) window.webContents.send(CHANNELS.event, event);
  });
}

/** Tells the page something of the desktop; a page that is still loading asks by itself. */
export function tellWindow(window: BrowserWindow, event: DesktopEvent): void {
  if (!window.isDestroyed()) window.webContents.send(CHANNELS.event, event);
}
