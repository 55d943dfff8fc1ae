import { z } from 'zod';
import type { ErrorCode } from './app-error.ts';
import { LIMITS } from './limits.ts';

/** One operation of the contract. */
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

export const libraryId = z.uuid();
export const documentKey = z.string().min(1).max(LIMITS.documentKey);
export const reference = z.string().min(1).max(LIMITS.reference);
export const rowId = z.int().min(1);
export const nothing = z.strictObject({});
/** What every operation of the engine may answer with. */
export const STORE_ERRORS = [
  'store-busy',
  'store-damaged',
  'engine-stopped',
  'internal',
  'cancelled',
  'invalid-input',
] as const;
/** What every operation that takes a scope may answer with. */
export const SCOPE_ERRORS = [
  ...STORE_ERRORS,
  'library-unknown',
  'document-unknown',
  'section-unknown',
  'tag-unknown',
] as const;
export const WRITE_ERRORS = [...STORE_ERRORS, 'store-read-only', 'disk-full'] as const;
