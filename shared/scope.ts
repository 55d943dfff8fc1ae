import { z } from 'zod';
import { parseDay } from './dates.ts';
import { FORMATS, STATUSES } from './document.ts';
import { LIMITS } from './limits.ts';

/**
 * Which libraries, documents, sections, statuses and date a read may see. Every read of the store takes one. It is set
 * by the person or the calling program, never by the text of a query. There is no "all libraries".
 */
export const scopeSchema = z.strictObject({
  /** Library ids (UUID), at least one. */
  libraries: z.array(z.uuid()).min(1).max(LIMITS.scopeEntries),
  /** Document keys. */
  documents: z.array(z.string().min(1).max(LIMITS.documentKey)).min(1).max(LIMITS.scopeEntries).optional(),
  /**
   * Each a heading path from the outermost on, joined by " > " (Leave > Sick leave), or one heading, or its number
   * (Section 4, 第三章), whatever it stands under. A section covers all that it encloses.
   */
  sections: z.array(z.string().min(1).max(LIMITS.documentKey)).min(1).max(LIMITS.scopeEntries).optional(),
  /** Default: in force only. */
  statuses: z.array(z.enum(STATUSES)).min(1).optional(),
  /** Which rules applied on that day. Default: today. */
  asOf: z
    .string()
    .refine((text) => parseDay(text) !== null, 'not a calendar day')
    .optional(),
  formats: z.array(z.enum(FORMATS)).min(1).optional(),
  /** Author's tags and people's phrasings; a passage that bears one of them is seen. */
  tags: z.array(z.string().min(1).max(LIMITS.phrasing)).min(1).max(LIMITS.scopeEntries).optional(),
});

export type Scope = z.infer<typeof scopeSchema>;
