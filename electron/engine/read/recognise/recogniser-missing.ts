import { CodedError } from '../../../../shared/app-error.ts';
import { RECOGNISER_MISSING } from '../reader-messages.ts';

/** A part of the program cannot be loaded: that is no fault of a page, and each has to be tried again. */
export function recogniserMissing(cause: unknown): never {
  throw new CodedError('internal', { reason: RECOGNISER_MISSING }, { cause });
}
