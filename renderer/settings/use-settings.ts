import { useEffect, useState } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import { languageFor, type Language } from '../../shared/language.ts';
import { DEFAULT_SETTINGS } from '../../shared/default-settings.ts';
import type { Settings } from '../../shared/settings.ts';
import { policies } from '../api/policies.ts';

export type WindowSettings = Pick<
  Settings,
  'language' | 'theme' | 'textSize' | 'density' | 'chosenLibraries' | 'reader'
>;

/** Used when the settings could not be read; what cannot be read is not written over until the person changes it. */
const UNREAD_SETTINGS: WindowSettings = DEFAULT_SETTINGS;

export interface SettingsView {
  settings: WindowSettings;
  language: Language;
  /** Why the last change was not kept. */
  failure: AppError | null;
  change: (changed: Partial<WindowSettings>) => void;
}

/** The person's settings. A change shows at once and is kept in the background. */
export function useSettings(initial: WindowSettings | null): SettingsView {
  const [settings, setSettings] = useState<WindowSettings>(initial ?? UNREAD_SETTINGS);
  const [failure, setFailure] = useState<AppError | null>(null);
  const language = settings.language ?? languageFor(policies.systemLanguages);

  useEffect(() => {
    const { dataset } = document.documentElement;
    document.documentElement.lang = language;
    dataset['theme'] = settings.theme;
    dataset['text'] = settings.textSize;
    dataset['density'] = settings.density;
  }, [language, settings.theme, settings.textSize, settings.density]);

  function change(changed: Partial<WindowSettings>): void {
    setSettings((known) => ({ ...known, ...changed }));
    void policies.writeSettings(changed).then((result) => {
      setFailure(result.ok ? null : result.error);
    });
  }

  return { settings, language, failure, change };
}
