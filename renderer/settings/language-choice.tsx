import { LANGUAGES, type Language } from '../../shared/language.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { SettingChoice } from './setting-choice.tsx';

/** Each language by its own name, so that whoever cannot read the present one finds theirs. */
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', 'zh-Hant': '繁體中文', 'zh-Hans': '简体中文' };

export function LanguageChoice({ onChange }: { onChange: (language: Language) => void }) {
  const { language, say } = useLanguage();
  return (
    <SettingChoice
      label={say('settings.language')}
      value={language}
      options={LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value], lang: value }))}
      onChange={onChange}
    />
  );
}
