/**
 * Electron main script: the least that shows a window, to measure the program's own beside it. Arguments: a folder for its
 * profile. The same size and web preferences as the program's window.
 */
import { app, BrowserWindow } from 'electron';

const profile = process.argv.at(-1);
app.setPath('userData', profile);
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
app.whenReady().then(() => {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true, spellcheck: false },
  });
  window.once('ready-to-show', () => window.show());
  void window.loadURL('data:text/html,<!doctype html><title>Bare window</title><p>A bare window.</p>');
});
