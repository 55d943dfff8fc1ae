import { z } from 'zod';
import { EXPORT_FORMATS } from './exports/export-writers.ts';
import { LIMITS } from './limits.ts';
import { nothing, operation, reference, SCOPE_ERRORS } from './operation.ts';
import { scopeSchema } from './scope.ts';

/** The places by their references: what is written is read from the store anew, so that it is what is stored. */
const found = {
  question: z.string().max(LIMITS.query),
  scope: scopeSchema,
  references: z.array(reference).min(1).max(LIMITS.hits),
};

const PLACE_ERRORS = [...SCOPE_ERRORS, 'reference-invalid', 'text-changed'] as const;

/** What leaves the window as a file, on paper or by a link from outside. */
export const EXPORT_OPERATIONS = {
  /** Asks where to, and writes the places there. The name of the file, or null when the person gave it up. */
  exportPlaces: operation<{ name: string } | null>()(z.strictObject({ ...found, format: z.enum(EXPORT_FORMATS) }), {
    at: 'main',
    access: 'read',
    errors: [...PLACE_ERRORS, 'file-unwritable', 'disk-full'],
    window: true,
  }),

  /** Opens the system's dialog for printing the places. */
  printPlaces: operation<null>()(z.strictObject(found), {
    at: 'main',
    access: 'read',
    errors: [...PLACE_ERRORS, 'print-failed'],
    window: true,
  }),

  /** The reference of the link that the program was opened with last; null when there is none, or it was taken before. */
  takeDeepLink: operation<{ reference: string } | null>()(nothing, {
    at: 'main',
    access: 'read',
    errors: ['internal', 'invalid-input'],
    window: true,
  }),
};
