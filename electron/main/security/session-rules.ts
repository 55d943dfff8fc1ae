import type { Session } from 'electron';
import { APP_SCHEME, parseUrl } from './app-address.ts';
import type { NetworkCount } from './network-use.ts';

/** Nothing from a network, no permission, no device, no download, no spelling dictionary. */
export function restrictSession(session: Session, count: NetworkCount): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => {
    answer(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest((details, answer) => {
    const isLocal = isLocalRequest(details.url);
    if (!isLocal) count.refuse();
    answer({ cancel: !isLocal });
  });
  // Comes only for what the rule above let pass, just before it leaves.
  session.webRequest.onSendHeaders((details) => {
    if (!isLocalRequest(details.url)) count.send();
  });
  session.on('will-download', (event) => {
    event.preventDefault();
  });
  // Its dictionaries would come from a server.
  session.setSpellCheckerEnabled(false);
}

/** The program's own pages, and Chromium's developer tools in the checkout. */
export function isLocalRequest(address: string): boolean {
  const url = parseUrl(address);
  return url !== null && (url.protocol === `${APP_SCHEME}:` || url.protocol === 'devtools:');
}
