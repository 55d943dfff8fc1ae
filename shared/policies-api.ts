import type { CONTRACT, InputOf, OperationName, OutputOf } from './contract.ts';
import type { DesktopEvent } from './desktop-operations.ts';
import type { ChosenFiles, EngineEvent } from './operation-results.ts';
import type { Result } from './result.ts';

/** The operations that the window may ask. */
type WindowOperation = {
  [Name in OperationName]: (typeof CONTRACT)[Name]['window'] extends true ? Name : never;
}[OperationName];

/** One method for each operation. `requestId` is any string that the window chose; `cancel` names it again. */
type WindowMethods = {
  readonly [Name in WindowOperation]: (input: InputOf<Name>, requestId?: string) => Promise<Result<OutputOf<Name>>>;
};

/** `window.policies`: the only door of the window. The preload builds it from the contract. */
export type PoliciesApi = WindowMethods & {
  /** Gives a running request up; it answers `cancelled`. Unknown and finished ids are passed over in silence. */
  cancel(requestId: string): void;
  /** What a person dropped on the window: a grant, as a file dialog gives. The page sees no path. Null: no file of a disk. */
  grantDropped(files: readonly File[]): Promise<ChosenFiles | null>;
  /** Hears every event of the engine and of the desktop program until the returned function is called. */
  onEvent(listener: (event: EngineEvent | DesktopEvent) => void): () => void;
  /** Hears that a link from outside waits to be taken, until the returned function is called. */
  onDeepLink(listener: () => void): () => void;
  /** Language tags of the system, best first; used while `settings.language` is null. */
  readonly systemLanguages: readonly string[];
};
