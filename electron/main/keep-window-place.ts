import { screen, type BrowserWindow } from 'electron';
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

/** Size, place and whether it filled the display are kept when the window closes. */
export function keepWindowPlace(window: BrowserWindow, settings: SettingsFile): void {
  window.on('close', () => {
    const { width, height, x, y } = window.getNormalBounds();
    settings.write({
      windowSize: { width, height },
      windowPlace: { x, y },
      windowMaximised: window.isMaximized(),
    });
  });
}
