import { z } from 'zod';
import { LANGUAGES } from './language.ts';
import { READER_LOOK_SCHEMA, USUAL_READER_LOOK } from './reader-look.ts';

/** What is needed before the engine is up; kept by the main process in one file. All else lives in the store. */
export const SETTINGS_SCHEMA = z.strictObject({
  /** Null: the system's language. */
  language: z.enum(LANGUAGES).nullable(),
  theme: z.enum(['system', 'light', 'dark', 'contrast']),
  /** Ids of the libraries that the window searches; chosen by the person. */
  chosenLibraries: z.array(z.uuid()).max(1_000),
  reader: READER_LOOK_SCHEMA,
  windowSize: z.strictObject({ width: z.int().min(400).max(20_000), height: z.int().min(300).max(20_000) }),
});

export type Settings = z.infer<typeof SETTINGS_SCHEMA>;

export const DEFAULT_SETTINGS: Settings = {
  language: null,
  theme: 'system',
  chosenLibraries: [],
  reader: USUAL_READER_LOOK,
  windowSize: { width: 1280, height: 800 },
};
