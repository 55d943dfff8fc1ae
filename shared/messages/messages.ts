import { createInstance, type i18n } from 'i18next';
import type { Language } from '../language.ts';
import { english } from './en.ts';
import { simplifiedChinese } from './zh-Hans.ts';
import { traditionalChinese } from './zh-Hant.ts';

type English = typeof english;
type StoredKey = keyof English;

/**
 * Name of something that the program says: the keys of the English messages. One that counts things is kept twice,
 * `…_one` and `…_other`, and asked for without the ending, with a `count`; Chinese reads `…_other` only.
 */
export type MessageKey = StoredKey extends infer Key
  ? Key extends `${infer Base}_${'one' | 'other'}`
    ? Base
    : Key
  : never;

type NamesIn<Text> = Text extends `${string}{{${infer Inner}}}${infer Rest}`
  ? (Inner extends `${infer Name}, ${string}` ? Name : Inner) | NamesIn<Rest>
  : never;
type PluralKey = StoredKey extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never;
type NameOf<Key extends MessageKey> =
  NamesIn<English[Extract<StoredKey, Key | `${Key}_one` | `${Key}_other`>]> | (Key extends PluralKey ? 'count' : never);
type ValuesOf<Key extends MessageKey> = [NameOf<Key>] extends [never]
  ? []
  : [values: { readonly [Name in NameOf<Key>]: Name extends 'count' ? number : string | number }];

/** Says a message, its values filled in as the language writes them. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>) => string;

/** The messages of one language. */
export function translatorFor(language: Language): Translate {
  translations ??= loadTranslations();
  const say = translations.getFixedT(language);
  return (key, ...values) => {
    const name: string = key;
    const filledIn: Readonly<Record<string, string | number>> = values[0] ?? {};
    return say(name, filledIn);
  };
}

let translations: i18n | null = null;

function loadTranslations(): i18n {
  const instance = createInstance();
  void instance.init({
    resources: {
      en: { translation: english },
      'zh-Hant': { translation: traditionalChinese },
      'zh-Hans': { translation: simplifiedChinese },
    },
    load: 'currentOnly',
    fallbackLng: false,
    initAsync: false,
    // Keys are flat and hold dots; messages hold colons.
    keySeparator: false,
    nsSeparator: false,
    // Messages are shown as text, never as HTML.
    interpolation: { escapeValue: false },
  });
  return instance;
}
