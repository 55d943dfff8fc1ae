import { z } from 'zod';
import type { DocumentSummary } from './document.ts';
import { LIMITS } from './limits.ts';
import { operation, reference, SCOPE_ERRORS } from './operation.ts';
import type { ReadPlace } from './operation-results.ts';
import { scopeSchema } from './scope.ts';
import type { Hit, NotSearched } from './search-result.ts';

/** Operations of the contract for a caller who may see one scope and nothing beside it. */
export const SCOPED_OPERATIONS = {
  /** The documents that a search in this scope looks at, in the version that it sees, and what it cannot see. */
  documentsInScope: operation<DocumentsInScope>()(z.strictObject({ scope: scopeSchema }), {
    at: 'engine',
    access: 'read',
    errors: SCOPE_ERRORS,
    window: true,
  }),

  /**
   * The place that a reference names and its neighbours in the same version. What lies outside of the scope answers
   * `not-in-scope`, as what is nowhere does.
   */
  readInScope: operation<PlaceInScope>()(
    z.strictObject({
      reference,
      scope: scopeSchema,
      neighbours: z.int().min(0).max(LIMITS.neighbours).optional(),
    }),
    {
      at: 'engine',
      access: 'read',
      errors: [...SCOPE_ERRORS, 'reference-invalid', 'not-in-scope', 'text-changed'],
      window: false,
    },
  ),
};

export interface DocumentsInScope {
  /** Names, in the order of the scope. */
  libraries: string[];
  /** By library, then by key. */
  documents: ScopedDocument[];
  notSearched: NotSearched[];
}

export interface ScopedDocument extends Pick<
  DocumentSummary,
  'key' | 'title' | 'number' | 'owner' | 'kind' | 'format'
> {
  /** Name of its library. */
  library: string;
  version: Hit['version'];
  /** Number of passages in scope. */
  passages: number;
}

export interface PlaceInScope {
  place: ReadPlace;
  /** In order of place; they end where the scope does. */
  before: ReadPlace[];
  after: ReadPlace[];
}
