import { app, Menu, nativeTheme, session, type BrowserWindow } from 'electron';
import path from 'node:path';
import type { MenuCommand } from '../../shared/desktop-operations.ts';
import { languageFor, type Language } from '../../shared/language.ts';
import { translatorFor, type Translate } from '../../shared/messages/messages.ts';
import { CHANNELS } from '../../shared/window-channels.ts';
import type { DataFolder } from '../client/data-folder.ts';
import { startEngine, type EngineClient } from '../client/engine-client.ts';
import { copyToClipboard } from './copy-to-clipboard.ts';
import type { DeepLinks } from './deep-links.ts';
import { makePdf, printPage } from './print-page.ts';
import { chooseExportTarget, writeExport } from './save-export.ts';
import { choosePaths } from './choose-paths.ts';
import { createGivenFiles, type GivenFiles } from './given-files.ts';
import { createContractDoor, windowOperations } from './ipc/contract-door.ts';
import { createFileGrants, type FileGrants } from './ipc/file-grants.ts';
import { createMainHandlers } from './ipc/main-handlers.ts';
import { createOriginalHandlers } from './ipc/original-handlers.ts';
import { serveContract, tellWindow } from './ipc/serve-contract.ts';
import { serveDrops } from './ipc/serve-drops.ts';
import { keepWindowPlace, keptBounds } from './keep-window-place.ts';
import { chooseSavePlace, confirmOpening, openOutside } from './give-original.ts';
import type { Log } from './log.ts';
import { menuTemplate } from './menu.ts';
import { phrasingFilesOf } from './phrasing-files.ts';
import { OpenedCopies } from './original-copies.ts';
import { programPaths, type ProgramPaths } from './paths.ts';
import { drainBeforeQuit } from './quit.ts';
import { receiveFiles } from './receive-files.ts';
import { serveAppScheme } from './security/app-protocol.ts';
import type { NetworkCount } from './security/network-use.ts';
import { restrictSession } from './security/session-rules.ts';
import { openSettingsFile, type SettingsFile } from './settings-file.ts';
import { showWork } from './show-work.ts';
import { spawnReaderProcess } from './spawn-reader.ts';
import { offerContextMenu } from './offer-context-menu.ts';
import { openWindow } from './open-window.ts';
import { watchPower } from './watch-power.ts';
import { windowOptions } from './window-options.ts';

/** What start-up found out before Electron was ready. */
export interface ProgramStart {
  data: DataFolder;
  log: Log;
  networkCount: NetworkCount;
  /** Absolute paths that the person opened with the program. */
  files: readonly string[];
  links: DeepLinks;
}

/** Start-up once Electron is ready, in order. */
export function runProgram({ data, log, networkCount, files, links }: ProgramStart): void {
  log.write('start', { version: app.getVersion(), electron: process.versions.electron });
  const paths = programPaths(import.meta.url, app.isPackaged ? process.resourcesPath : app.getAppPath());
  const settings = openSettingsFile(path.join(data.folder, 'settings.json'));
  restrictSession(session.defaultSession, networkCount);
  serveAppScheme(paths.renderer);
  const say = () => translate(settings);
  const engine = runEngine(paths, data, log);
  watchPower(engine);
  const copies = new OpenedCopies(path.join(data.folder, 'opened'));
  void copies.clear();
  drainBeforeQuit(async () => {
    await Promise.all([engine.stop(), copies.clear()]);
  }, log);
  const window = showWindow({ paths, settings, log });
  applySettings(settings, window);
  const grants = createFileGrants();
  const given = createGivenFiles(grants);
  openDoor({ window, engine, settings, grants, given, networkCount, links, copies });
  app.on('second-instance', (_event, args) => {
    links.open(args);
  });
  receiveFiles(window, given, files);
  offerContextMenu(window, say, (text) => {
    tellWindow(window, { type: 'look-up', text });
  });
  showWork(window, engine, say);
  if (data.isDefault) void engine.call('importDemo', { once: true });
}

function runEngine(paths: ProgramPaths, data: DataFolder, log: Log): EngineClient {
  const engine = startEngine({
    dataFolder: data.folder,
    modelsFolder: paths.models,
    resourcesFolder: paths.resources,
    workerFile: paths.engine,
    spawnReader: () => spawnReaderProcess(paths.reader),
    background: true,
    watch: true,
    waitForModel: false,
  });
  engine.onEvent((event) => {
    if (event.type === 'engine-failed') log.write('engine-failed', { ...event.error.details, code: event.error.code });
  });
  return engine;
}

function showWindow({ paths, settings, log }: WindowParts): BrowserWindow {
  const window = openWindow(
    windowOptions({
      title: app.getName(),
      bounds: keptBounds(settings),
      preload: paths.preload,
      facts: { operations: windowOperations(), systemLanguages: app.getPreferredSystemLanguages() },
      devTools: !app.isPackaged,
    }),
    settings.read().windowMaximised,
  );
  keepWindowPlace(window, settings);
  reloadAfterCrash(window, log);
  return window;
}

interface WindowParts {
  paths: ProgramPaths;
  settings: SettingsFile;
  log: Log;
}

/** The engine is untouched by a crash of the page; a page that crashes on every load is left alone. */
function reloadAfterCrash(window: BrowserWindow, log: Log): void {
  let reloadsLeft = 3;
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    log.write('window-gone', { reason });
    if ((reason === 'crashed' || reason === 'oom') && reloadsLeft-- > 0) window.reload();
  });
}

interface DoorParts {
  window: BrowserWindow;
  engine: EngineClient;
  settings: SettingsFile;
  grants: FileGrants;
  given: GivenFiles;
  networkCount: NetworkCount;
  links: DeepLinks;
  copies: OpenedCopies;
}

function openDoor({ window, engine, settings, grants, given, networkCount, links, copies }: DoorParts): void {
  const handlers = createMainHandlers({
    engine,
    grants,
    phrasingFiles: phrasingFilesOf(window, () => translate(settings)),
    settings,
    choosePaths: (folder) => choosePaths(window, folder, translate(settings)),
    copyText: copyToClipboard,
    exports: {
      engine,
      links,
      language: () => languageOf(settings),
      chooseTarget: (format) => chooseExportTarget(window, format, translate(settings)),
      writeFile: writeExport,
      makePdf: (html) => makePdf(html, networkCount),
      print: (html) => printPage(html, networkCount),
    },
    networkUse: () => networkCount.read(),
    takeGivenFiles: () => given.take(),
    originals: createOriginalHandlers({
      engine,
      copies,
      confirmOpening: (name) => confirmOpening(window, name, translate(settings)),
      chooseSavePlace: (name) => chooseSavePlace(window, name, translate(settings)),
      openOutside,
    }),
    onSettings: () => {
      applySettings(settings, window);
    },
  });
  serveContract(window, createContractDoor({ engine, handlers }), engine);
  links.onOpen(() => {
    if (!window.isDestroyed()) window.webContents.send(CHANNELS.deepLink);
  });
  serveDrops(window, grants);
}

/** Menu and native controls in the person's language and colours. */
function applySettings(settings: SettingsFile, window: BrowserWindow): void {
  const { theme } = settings.read();
  nativeTheme.themeSource = theme === 'contrast' ? 'system' : theme;
  const actions = {
    command: (command: MenuCommand) => {
      tellWindow(window, { type: 'menu-command', command });
    },
    clearRecent: () => {
      app.clearRecentDocuments();
    },
  };
  const place = { isMac: process.platform === 'darwin' };
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(translate(settings), actions, place)));
}

function translate(settings: SettingsFile): Translate {
  return translatorFor(languageOf(settings));
}

function languageOf(settings: SettingsFile): Language {
  return settings.read().language ?? languageFor(app.getPreferredSystemLanguages());
}
