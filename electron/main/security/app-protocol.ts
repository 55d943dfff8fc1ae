import { protocol } from 'electron';
import { APP_SCHEME } from './app-address.ts';
import { answerFrom } from './app-files.ts';

/** Electron takes privileges of a scheme before `ready` only. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the program's pages from the built renderer. */
export function serveAppScheme(folder: string): void {
  protocol.handle(APP_SCHEME, (request) => answerFrom(folder, request));
}
