import type { z } from 'zod';
import type { ErrorCode } from './app-error.ts';

/** One entry of the contract. */
export interface Operation<Input extends z.ZodType, Output> {
  input: Input;
  /** Never set; carries the type of the result. */
  output?: Output;
  /** `engine`: answered in the engine worker. `main`: answered by the desktop process (dialogs, settings, clipboard). */
  at: 'engine' | 'main';
  access: 'read' | 'write';
  errors: readonly ErrorCode[];
  /** Whether the window may ask it. The terminal names files by path; the window may not. */
  window: boolean;
}

type OperationTraits = Omit<Operation<z.ZodType, unknown>, 'input' | 'output'>;

/** Keeps the literal traits, so that the doors' types can be derived from them. */
export function operation<Output>() {
  return <Input extends z.ZodType, const Traits extends OperationTraits>(
    input: Input,
    traits: Traits,
  ): Traits & { input: Input; output?: Output } => ({ input, ...traits });
}

/** What every operation of the engine may answer with. */
export const STORE_ERRORS = [
  'store-busy',
  'store-damaged',
  'engine-stopped',
  'internal',
  'cancelled',
  'invalid-input',
] as const;
