import { app, screen, type BrowserWindow } from 'electron';
import type { SettingsFile } from './settings-file.ts';
import { placeWindow } from './window-place.ts';

/** Where the window was left, as far as the displays of today allow. */
export function keptBounds(settings: SettingsFile): ReturnType<typeof placeWindow> {
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
  return placeWindow(
    settings.read(),
    [main, ...others].map(({ workArea }) => workArea),
  );
}

/** Size, place and whether it fills the display are kept when the window closes or the program ends. */
export function keepWindowPlace(window: BrowserWindow, settings: SettingsFile): void {
  function keep(): void {
    if (window.isDestroyed()) return;
    const { width, height, x, y } = window.getNormalBounds();
    settings.write({
      windowSize: { width, height },
      windowPlace: { x, y },
      windowMaximised: window.isMaximized(),
    });
  }
  window.on('close', keep);
  // Quitting ends the program without closing the window first.
  app.on('before-quit', keep);
}
