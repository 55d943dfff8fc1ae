import { nothing, operation, STORE_ERRORS } from './operation.ts';
import type { ChosenFiles } from './operation-results.ts';

/** Operations of the desktop program on itself: what it is, what it used, what it was given. */
export const DESKTOP_OPERATIONS = {
  /** Versions and sizes for whoever helps the person. No names of files or libraries, no policy text. */
  readDiagnostics: operation<Diagnostics>()(nothing, {
    at: 'engine',
    access: 'read',
    errors: [...STORE_ERRORS, 'model-missing', 'model-corrupt'],
    window: true,
  }),

  /** Compares each file of the model with the manifest. Tells how far it is by `model-check`. */
  checkModel: operation<CheckedModelFile[]>()(nothing, {
    at: 'engine',
    access: 'read',
    errors: [...STORE_ERRORS, 'model-missing', 'model-corrupt'],
    window: true,
  }),

  /** Requests of the window since the program was started. */
  readNetworkUse: operation<NetworkUse>()(nothing, {
    at: 'main',
    access: 'read',
    errors: ['internal', 'invalid-input'],
    window: true,
  }),

  /** Files that the person opened with the program from outside, once; null when there are none. */
  takeGivenFiles: operation<ChosenFiles | null>()(nothing, {
    at: 'main',
    access: 'read',
    errors: ['internal', 'invalid-input'],
    window: true,
  }),
};

export interface Diagnostics {
  program: string;
  electron: string;
  chromium: string;
  node: string;
  sqlite: string;
  /** Platform, release and processor. */
  system: string;
  model: { id: string; folder: string; files: { path: string; bytes: number }[] };
  /** Bytes of the store's file with what is still to be written into it. */
  storeBytes: number;
}

export interface CheckedModelFile {
  path: string;
  bytes: number;
  state: 'whole' | 'missing' | 'changed';
}

export interface NetworkUse {
  /** Milliseconds since 1970. */
  since: number;
  /** Requests that left for a network. */
  sent: number;
  /** Requests and navigations to anywhere else that were stopped before they left. */
  refused: number;
}

/** Where a command of the menu leads. */
export const MENU_COMMANDS = ['add-files', 'add-folder', 'ask', 'library', 'settings', 'help', 'proof'] as const;
export type MenuCommand = (typeof MENU_COMMANDS)[number];

/** What the main process tells the window without being asked. */
export type DesktopEvent =
  | { type: 'menu-command'; command: MenuCommand }
  /** A text of the window that the person wants to look up. */
  | { type: 'look-up'; text: string }
  /** `takeGivenFiles` has something. */
  | { type: 'files-given' };
