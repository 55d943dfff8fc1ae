import { USUAL_READER_LOOK } from './reader-look.ts';
import type { Settings } from './settings.ts';

/**
 * What holds until a person says otherwise. Apart from the schema, since zod tries at its start whether it may make code of
 * text, which the window's content policy refuses and reports.
 */
export const DEFAULT_SETTINGS: Settings = {
  language: null,
  theme: 'system',
  textSize: 'normal',
  density: 'comfortable',
  chosenLibraries: [],
  reader: USUAL_READER_LOOK,
  windowSize: { width: 1280, height: 800 },
  windowPlace: null,
  windowMaximised: false,
};
