import { z } from 'zod';

export const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is needed before the engine is up; kept by the main process in one file. All else lives in the store. */
export const SETTINGS_SCHEMA = z.strictObject({
  /** Null: the system's language. */
  language: z.enum(LANGUAGES).nullable(),
  theme: z.enum(['system', 'light', 'dark', 'contrast']),
  /** Ids of the libraries that the window searches; chosen by the person. */
  chosenLibraries: z.array(z.uuid()).max(1_000),
  windowSize: z.strictObject({ width: z.int().min(400).max(20_000), height: z.int().min(300).max(20_000) }),
});

export type Settings = z.infer<typeof SETTINGS_SCHEMA>;

export const DEFAULT_SETTINGS: Settings = {
  language: null,
  theme: 'system',
  chosenLibraries: [],
  windowSize: { width: 1280, height: 800 },
};

/** The shipped language for a list of language tags, best first: zh-TW, zh-HK and zh-Hant → zh-Hant, other zh → zh-Hans. */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const text = tag.toLowerCase().replaceAll('_', '-');
    if (/^zh\b/.test(text)) return /hant|-tw|-hk|-mo/.test(text) ? 'zh-Hant' : 'zh-Hans';
    if (/^en\b/.test(text)) return 'en';
  }
  return 'en';
}
