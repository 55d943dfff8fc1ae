import { toAppError, type AppError, type ErrorCode, type ErrorDetails } from './app-error.ts';

/** The answer of every operation across every boundary: a value, or an error with a code. Never an exception. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: AppError };

export function succeed<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(code: ErrorCode, details: ErrorDetails = {}): { ok: false; error: AppError } {
  return { ok: false, error: { code, details } };
}

/** What the work came to; what it throws is an answer too. */
export async function resultOf<T>(work: Promise<T>): Promise<Result<T>> {
  try {
    return succeed(await work);
  } catch (thrown) {
    return { ok: false, error: toAppError(thrown) };
  }
}
