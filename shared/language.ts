export const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The shipped language for a list of language tags, best first: zh-TW, zh-HK and zh-Hant → zh-Hant, other zh → zh-Hans. */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const text = tag.toLowerCase().replaceAll('_', '-');
    if (/^zh\b/.test(text)) return /hant|-tw|-hk|-mo/.test(text) ? 'zh-Hant' : 'zh-Hans';
    if (/^en\b/.test(text)) return 'en';
  }
  return 'en';
}
