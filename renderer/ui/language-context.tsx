import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { Language } from '../../shared/language.ts';
import { translatorFor, type Translate } from '../../shared/messages/messages.ts';

const LanguageContext = createContext<Language>('en');

/** Everything inside speaks this language, dates and numbers included. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <LanguageContext value={language}>
      <I18nProvider locale={language}>{children}</I18nProvider>
    </LanguageContext>
  );
}

/** The language in use, and the function that says a message in it. */
export function useLanguage(): { language: Language; say: Translate } {
  const language = useContext(LanguageContext);
  return useMemo(() => ({ language, say: translatorFor(language) }), [language]);
}
