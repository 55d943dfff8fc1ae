import type { EngineOperation, InputOf, OutputOf } from '../../shared/contract.ts';
import type { EngineEvent } from '../../shared/operation-results.ts';
import type { Result } from '../../shared/result.ts';
import type { AnyReply, AnyRequest } from './read/reader-messages.ts';

/** What the engine worker is started with. */
export interface EngineWorkerData {
  dataFolder: string;
  modelsFolder: string;
  resourcesFolder: string;
  /** Whether waiting jobs run without being asked for: in the window, not for a quick question in the terminal. */
  background: boolean;
  /** Whether changes of watched folders are brought in: while the window is open, not for one command of the terminal. */
  watch: boolean;
  /** Whether a search waits until the model is loaded instead of answering by words meanwhile. */
  waitForModel: boolean;
}

/** Client → worker. */
export type ToEngine =
  | { type: 'call'; id: number; name: EngineOperation; input: InputOf<EngineOperation> }
  | { type: 'cancel'; id: number }
  | { type: 'read-reply'; id: number; reply: AnyReply }
  | { type: 'stop' };

/** Worker → client. */
export type FromEngine =
  | { type: 'answer'; id: number; result: Result<OutputOf<EngineOperation>> }
  | { type: 'event'; event: EngineEvent }
  /** Asks the client to have a file read, or a page recognised, in a reader process, which only it can start. */
  | { type: 'read'; id: number; request: AnyRequest }
  | { type: 'read-cancel'; id: number }
  | { type: 'stopped' };
