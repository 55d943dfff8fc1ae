import { z } from 'zod';
import { encodingName } from './encoding.ts';
import { LIMITS } from './limits.ts';

/** Patterns of the files of a folder that are meant. */
export const include = z.array(z.string().min(1).max(LIMITS.path)).min(1).max(LIMITS.includePatterns).optional();

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
