import type { BrowserWindowConstructorOptions } from 'electron';
import { PRELOAD_FACTS_ARGUMENT, type PreloadFacts } from '../../shared/window-channels.ts';

/** Below this the reader takes the place of the list and every control still fits. */
const SMALLEST = { width: 400, height: 300 };

export interface WindowFacts {
  title: string;
  bounds: { width: number; height: number; x?: number; y?: number };
  preload: string;
  facts: PreloadFacts;
  devTools: boolean;
}

/** Web preferences are written out even where they are Electron's defaults, so that a test can hold them whole. */
export function windowOptions({
  title,
  bounds,
  preload,
  facts,
  devTools,
}: WindowFacts): BrowserWindowConstructorOptions {
  return {
    title,
    ...bounds,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    webPreferences: {
      preload,
      additionalArguments: [PRELOAD_FACTS_ARGUMENT + JSON.stringify(facts)],
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      spellcheck: false,
      devTools,
    },
  };
}
