import { z } from 'zod';
import { LANGUAGES } from './language.ts';

/** What is needed before the engine is up; kept by the main process in one file. All else lives in the store. */
export const SETTINGS_SCHEMA = z.strictObject({
  /** Null: the system's language. */
  language: z.enum(LANGUAGES).nullable(),
  theme: z.enum(['system', 'light', 'dark', 'contrast']),
  /** Of the words of the program; policy text has a size of its own. */
  textSize: z.enum(['small', 'normal', 'large', 'larger']),
  density: z.enum(['comfortable', 'compact']),
  /** Ids of the libraries that the window searches; chosen by the person. */
  chosenLibraries: z.array(z.uuid()).max(1_000),
  windowSize: z.strictObject({ width: z.int().min(400).max(20_000), height: z.int().min(300).max(20_000) }),
  /** Upper left corner on the desktop; null: where the system puts it. */
  windowPlace: z.strictObject({ x: z.int(), y: z.int() }).nullable(),
  windowMaximised: z.boolean(),
});

export type Settings = z.infer<typeof SETTINGS_SCHEMA>;

export const DEFAULT_SETTINGS: Settings = {
  language: null,
  theme: 'system',
  textSize: 'normal',
  density: 'comfortable',
  chosenLibraries: [],
  windowSize: { width: 1280, height: 800 },
  windowPlace: null,
  windowMaximised: false,
};
