import { z } from 'zod';
import { LANGUAGES } from './language.ts';
import { LINE_LENGTHS, READER_FONTS, READER_SHARES, READER_VIEWS, TEXT_SIZES, ZOOMS } from './reader-look.ts';

const READER_LOOK_SCHEMA = z.strictObject({
  view: z.enum(READER_VIEWS),
  zoom: z.int().min(ZOOMS[0]).max(400),
  textSize: z.int().min(TEXT_SIZES.smallest).max(TEXT_SIZES.largest),
  lineLength: z.enum(LINE_LENGTHS),
  font: z.enum(READER_FONTS),
  share: z.int().min(READER_SHARES.smallest).max(READER_SHARES.largest),
  outline: z.boolean(),
});

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
  reader: READER_LOOK_SCHEMA,
  windowSize: z.strictObject({ width: z.int().min(400).max(20_000), height: z.int().min(300).max(20_000) }),
  /** Upper left corner on the desktop; null: where the system puts it. */
  windowPlace: z.strictObject({ x: z.int(), y: z.int() }).nullable(),
  windowMaximised: z.boolean(),
});

export type Settings = z.infer<typeof SETTINGS_SCHEMA>;
