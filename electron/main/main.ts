import { app, dialog } from 'electron';
import path from 'node:path';
import { describeError } from '../../shared/describe-error.ts';
import { languageFor } from '../../shared/language.ts';
import { dataFolderOfProcess, makeDataFolder, type DataFolder } from '../client/data-folder.ts';
import { readCommandLine } from './command-line.ts';
import { createDeepLinks, registerDeepLinks } from './deep-links.ts';
import { openLog } from './log.ts';
import { runProgram } from './run-program.ts';
import { lockNavigation } from './security/navigation-lock.ts';
import { registerAppScheme } from './security/app-protocol.ts';
import { createNetworkCount } from './security/network-use.ts';

/**
 * Start-up, in order. Everything here comes before Electron's `ready`, which takes no scheme and no sandbox afterwards; never
 * await that at top level, since Electron itself waits for this module.
 */
// In the checkout the program's own folder is named before what a person names.
const args = process.argv.slice(1).filter((argument) => app.isPackaged || path.resolve(argument) !== app.getAppPath());
const commandLine = readCommandLine(args, process.cwd());
const data = dataFolderOfProcess(commandLine.data);
makeDataFolderOrExit(data);
const log = openLog(path.join(data.folder, 'logs', 'main.log'));
app.setPath('userData', path.join(data.folder, 'window'));

// Together with --no-sandbox, which root needs, enableSandbox() is an endless loop of crashes.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
registerAppScheme();
const networkCount = createNetworkCount(Date.now());
lockNavigation(app, networkCount);
const links = createDeepLinks();
registerDeepLinks(app, links);
links.open(process.argv);

// One window for each data folder: Electron's lock lies in userData.
if (app.requestSingleInstanceLock({ files: commandLine.files })) {
  app
    .whenReady()
    .then(() => {
      runProgram({ data, log, networkCount, files: commandLine.files, links });
    })
    .catch((error: unknown) => {
      log.write('start-failed', { name: error instanceof Error ? error.name : typeof error });
      app.exit(1);
    });
} else {
  app.exit(0);
}

function makeDataFolderOrExit(data: DataFolder): void {
  try {
    makeDataFolder(data);
  } catch {
    const language = languageFor(app.getPreferredSystemLanguages());
    dialog.showErrorBox(app.getName(), describeError({ code: 'store-read-only', details: {} }, language));
    process.exit(1);
  }
}
