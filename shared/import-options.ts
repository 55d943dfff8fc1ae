import { z } from 'zod';
import { encodingName } from './encoding.ts';
import { LIMITS } from './limits.ts';

/** A pattern that names files. With many stars, trying all their lengths on a long name has no end. */
const pattern = z
  .string()
  .min(1)
  .max(LIMITS.path)
  .refine((text) => (text.match(/\*+/g)?.length ?? 0) <= LIMITS.patternStars);

/** Patterns of the files of a folder that are meant. */
export const include = z.array(pattern).min(1).max(LIMITS.includePatterns).optional();

/** How a person wants files to be chosen and read. The password is for this request alone and kept nowhere. */
export const importOptions = {
  include,
  /** Of the files found, only those with these keys. */
  only: z.array(z.string().min(1).max(LIMITS.documentKey)).min(1).max(LIMITS.importFiles).optional(),
  /** WHATWG label. */
  encoding: z
    .string()
    .refine((label) => encodingName(label) !== null)
    .optional(),
  password: z.string().min(1).max(LIMITS.password).optional(),
};
