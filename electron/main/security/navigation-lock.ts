import type { App, WebContents } from 'electron';
import { isPage } from './app-address.ts';
import type { NetworkCount } from './network-use.ts';

/** Every page stays where it is: no navigation but a reload of the page itself, no new window, no webview. */
export function lockNavigation(app: App, count: NetworkCount): void {
  app.on('web-contents-created', (_event, contents) => {
    lockContents(contents, count);
  });
}

function lockContents(contents: WebContents, count: NetworkCount): void {
  contents.on('will-navigate', (details) => {
    if (isPage(details.url)) return;
    count.refuse();
    details.preventDefault();
  });
  contents.on('will-frame-navigate', (details) => {
    if (!details.isMainFrame || !isPage(details.url)) details.preventDefault();
  });
  contents.on('will-redirect', (details) => {
    details.preventDefault();
  });
  contents.on('will-attach-webview', (event) => {
    event.preventDefault();
  });
  contents.setWindowOpenHandler(() => {
    count.refuse();
    return { action: 'deny' };
  });
}
