import type { AppError, ErrorCode, ErrorDetails } from './app-error.ts';

/** The answer of every operation across every boundary: a value, or an error with a code. Never an exception. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: AppError };

export function succeed<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(code: ErrorCode, details: ErrorDetails = {}): { ok: false; error: AppError } {
  return { ok: false, error: { code, details } };
}
