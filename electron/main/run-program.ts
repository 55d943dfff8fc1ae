import { app, clipboard, Menu, nativeTheme, session, type BrowserWindow } from 'electron';
import path from 'node:path';
import { languageFor } from '../../shared/language.ts';
import { translatorFor, type Translate } from '../../shared/messages/messages.ts';
import type { DataFolder } from '../client/data-folder.ts';
import { startEngine, type EngineClient } from '../client/engine-client.ts';
import { choosePaths } from './choose-paths.ts';
import { createContractDoor, windowOperations } from './ipc/contract-door.ts';
import { createFileGrants } from './ipc/file-grants.ts';
import { createMainHandlers } from './ipc/main-handlers.ts';
import { createOriginalHandlers } from './ipc/original-handlers.ts';
import { serveContract } from './ipc/serve-contract.ts';
import { chooseSavePlace, confirmOpening, openOutside } from './give-original.ts';
import type { Log } from './log.ts';
import { menuTemplate } from './menu.ts';
import { OpenedCopies } from './original-copies.ts';
import { programPaths, type ProgramPaths } from './paths.ts';
import { drainBeforeQuit } from './quit.ts';
import { serveAppScheme } from './security/app-protocol.ts';
import { restrictSession } from './security/session-rules.ts';
import { openSettingsFile, type SettingsFile } from './settings-file.ts';
import { spawnReaderProcess } from './spawn-reader.ts';
import { openWindow } from './open-window.ts';
import { watchPower } from './watch-power.ts';
import { windowOptions } from './window-options.ts';

/** Start-up once Electron is ready, in order. */
export function runProgram({ data, log }: { data: DataFolder; log: Log }): void {
  log.write('start', { version: app.getVersion(), electron: process.versions.electron });
  const paths = programPaths(import.meta.url, app.isPackaged ? process.resourcesPath : app.getAppPath());
  const settings = openSettingsFile(path.join(data.folder, 'settings.json'));
  restrictSession(session.defaultSession);
  serveAppScheme(paths.renderer);
  const engine = runEngine(paths, data, log);
  watchPower(engine);
  const copies = new OpenedCopies(path.join(data.folder, 'opened'));
  void copies.clear();
  drainBeforeQuit(async () => {
    await Promise.all([engine.stop(), copies.clear()]);
  }, log);
  applySettings(settings);
  const window = showWindow(paths, settings, log);
  openDoor(window, engine, settings, copies);
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

function showWindow(paths: ProgramPaths, settings: SettingsFile, log: Log): BrowserWindow {
  const window = openWindow(
    windowOptions({
      title: app.getName(),
      size: settings.read().windowSize,
      preload: paths.preload,
      facts: { operations: windowOperations(), systemLanguages: app.getPreferredSystemLanguages() },
      devTools: !app.isPackaged,
    }),
  );
  window.on('close', () => {
    const { width, height } = window.getNormalBounds();
    settings.write({ windowSize: { width, height } });
  });
  reloadAfterCrash(window, log);
  app.on('second-instance', () => {
    if (window.isMinimized()) window.restore();
    window.focus();
  });
  return window;
}

/** The engine is untouched by a crash of the page; a page that crashes on every load is left alone. */
function reloadAfterCrash(window: BrowserWindow, log: Log): void {
  let reloadsLeft = 3;
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    log.write('window-gone', { reason });
    if ((reason === 'crashed' || reason === 'oom') && reloadsLeft-- > 0) window.reload();
  });
}

function openDoor(window: BrowserWindow, engine: EngineClient, settings: SettingsFile, copies: OpenedCopies): void {
  const handlers = createMainHandlers({
    engine,
    grants: createFileGrants(),
    settings,
    choosePaths: (folder) => choosePaths(window, folder, translate(settings)),
    // Answers with a promise in newer versions of Electron.
    copyText: async (text) => {
      await clipboard.writeText(text);
    },
    originals: createOriginalHandlers({
      engine,
      copies,
      confirmOpening: (name) => confirmOpening(window, name, translate(settings)),
      chooseSavePlace: (name) => chooseSavePlace(window, name, translate(settings)),
      openOutside,
    }),
    onSettings: () => {
      applySettings(settings);
    },
  });
  serveContract(window, createContractDoor({ engine, handlers }), engine);
}

/** Menu and native controls in the person's language and colours. */
function applySettings(settings: SettingsFile): void {
  const { theme } = settings.read();
  nativeTheme.themeSource = theme === 'contrast' ? 'system' : theme;
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(translate(settings))));
}

function translate(settings: SettingsFile): Translate {
  return translatorFor(settings.read().language ?? languageFor(app.getPreferredSystemLanguages()));
}
