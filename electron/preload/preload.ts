import { contextBridge, ipcRenderer, webUtils, type IpcRendererEvent } from 'electron';
import type { DesktopEvent } from '../../shared/desktop-operations.ts';
import type { EngineEvent } from '../../shared/operation-results.ts';
import { CHANNELS, PRELOAD_FACTS_ARGUMENT, type PreloadFacts } from '../../shared/window-channels.ts';

/**
 * Builds `window.policies`: one method for each operation that the contract opens to the window. The names come from the main
 * process, since the contract itself would bring its schemas into every window. No event object leaves this file.
 */
const facts = readFacts(process.argv);

const methods = Object.fromEntries(
  facts.operations.map((name) => [
    name,
    (input: unknown, requestId?: string): Promise<unknown> =>
      ipcRenderer.invoke(CHANNELS.call, { name, input, requestId }),
  ]),
);

contextBridge.exposeInMainWorld('policies', {
  ...methods,
  systemLanguages: facts.systemLanguages,
  cancel: (requestId: string) => {
    ipcRenderer.send(CHANNELS.cancel, requestId);
  },
  // A path is read here, where the page cannot: only a file that a person dropped or chose has one.
  grantDropped: (files: File[]): Promise<unknown> =>
    ipcRenderer.invoke(
      CHANNELS.drop,
      files.map((file) => webUtils.getPathForFile(file)),
    ),
  onEvent: (listener: (event: EngineEvent | DesktopEvent) => void) => {
    const hear = (_: IpcRendererEvent, event: EngineEvent | DesktopEvent) => {
      listener(event);
    };
    ipcRenderer.on(CHANNELS.event, hear);
    return () => {
      ipcRenderer.off(CHANNELS.event, hear);
    };
  },
  onDeepLink: (listener: () => void) => {
    const hear = () => {
      listener();
    };
    ipcRenderer.on(CHANNELS.deepLink, hear);
    return () => {
      ipcRenderer.off(CHANNELS.deepLink, hear);
    };
  },
});

function readFacts(args: readonly string[]): PreloadFacts {
  const argument = args.find((candidate) => candidate.startsWith(PRELOAD_FACTS_ARGUMENT));
  if (argument === undefined) throw new Error('the window was opened without facts for its preload');
  // Written by the main process of this same program.
  return JSON.parse(argument.slice(PRELOAD_FACTS_ARGUMENT.length)) as PreloadFacts;
}
