import { BrowserWindow, type BrowserWindowConstructorOptions } from 'electron';
import { PAGE_URL } from './security/app-address.ts';

/** Opens the program's one window; it shows itself when its first picture is ready. */
export function openWindow(options: BrowserWindowConstructorOptions, isMaximised: boolean): BrowserWindow {
  const window = new BrowserWindow(options);
  window.once('ready-to-show', () => {
    if (isMaximised) window.maximize();
    window.show();
  });
  void window.loadURL(PAGE_URL);
  return window;
}
