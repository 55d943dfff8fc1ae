/** Names of the messages between the window and the main process. */
export const CHANNELS = {
  /** Window → main, answered: `{name, input, requestId?}`. */
  call: 'policies:call',
  /** Window → main: a `requestId` to give up. */
  cancel: 'policies:cancel',
  /** Preload → main, answered with a grant: paths of the files that a person dropped on the window. */
  drop: 'policies:drop',
  /** Main → window: one event of the engine or of the desktop program. */
  event: 'policies:event',
  /** Main → window, without content: a link from outside waits to be taken. */
  deepLink: 'policies:deep-link',
} as const;

/** What the main process tells the preload at its start, as one argument of its process. */
export interface PreloadFacts {
  /** Names of the operations that the contract opens to the window. */
  operations: readonly string[];
  /** Language tags of the system, best first. */
  systemLanguages: readonly string[];
}

export const PRELOAD_FACTS_ARGUMENT = '--preload-facts=';
