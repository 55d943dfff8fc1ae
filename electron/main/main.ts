import { app } from 'electron';
import path from 'node:path';
import { dataFolderOfProcess, makeDataFolder } from '../client/data-folder.ts';
import { readCommandLine } from './command-line.ts';
import { openLog } from './log.ts';
import { runProgram } from './run-program.ts';
import { lockNavigation } from './security/navigation-lock.ts';
import { registerAppScheme } from './security/app-protocol.ts';

/**
 * Start-up, in order. Everything here comes before Electron's `ready`, which takes no scheme and no sandbox afterwards; never
 * await that at top level, since Electron itself waits for this module.
 */
const data = dataFolderOfProcess(readCommandLine(process.argv).data);
makeDataFolder(data);
const log = openLog(path.join(data.folder, 'logs', 'main.log'));
app.setPath('userData', path.join(data.folder, 'window'));

// Together with --no-sandbox, which root needs, enableSandbox() is an endless loop of crashes.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
registerAppScheme();
lockNavigation(app);

// One window for each data folder: Electron's lock lies in userData.
if (app.requestSingleInstanceLock()) {
  app
    .whenReady()
    .then(() => {
      runProgram({ data, log });
    })
    .catch((error: unknown) => {
      log.write('start-failed', { name: error instanceof Error ? error.name : typeof error });
      app.exit(1);
    });
} else {
  app.exit(0);
}
