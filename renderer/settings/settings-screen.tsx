import { Label, RadioGroup } from 'react-aria-components';
import { LANGUAGES, type Language } from '../../shared/language.ts';
import type { AppStatus } from '../../shared/operation-results.ts';
import type { Settings } from '../../shared/settings.ts';
import { RadioChoice } from '../ui/choice.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import type { SettingsView } from './use-settings.ts';

/** Each language by its own name, so that whoever cannot read the present one finds theirs. */
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', 'zh-Hant': '繁體中文', 'zh-Hans': '简体中文' };
const THEMES: readonly Settings['theme'][] = ['system', 'light', 'dark', 'contrast'];

export function SettingsScreen({ view, status }: { view: SettingsView; status: AppStatus | null }) {
  const { say } = useLanguage();
  const { settings, language, failure, change } = view;
  return (
    <>
      <h2 className="pane-title">{say('settings.title')}</h2>
      {failure && <ErrorNotice title={say('settings.saveFailed')} error={failure} />}
      <Choice
        label={say('settings.language')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value], lang: value }))}
        onChange={(chosen) => change({ language: chosen })}
      />
      <Choice
        label={say('settings.theme')}
        value={settings.theme}
        options={THEMES.map((value) => ({ value, name: say(`settings.theme.${value}`) }))}
        onChange={(theme) => change({ theme })}
      />
      {status && <About status={status} />}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; name: string; lang?: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  function choose(chosen: string): void {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  }
  return (
    <RadioGroup className="choice-list setting" value={value} onChange={choose}>
      <Label className="setting-label">{label}</Label>
      {options.map((option) => (
        <RadioChoice key={option.value} value={option.value} lang={option.lang}>
          {option.name}
        </RadioChoice>
      ))}
    </RadioGroup>
  );
}

function About({ status }: { status: AppStatus }) {
  const { say } = useLanguage();
  return (
    <section className="setting">
      <h3 className="setting-label">{say('settings.about')}</h3>
      <dl className="facts">
        <dt>{say('settings.version')}</dt>
        <dd>{status.version}</dd>
        <dt>{say('settings.dataFolder')}</dt>
        <dd>{status.dataFolder}</dd>
        <dt>{say('settings.model')}</dt>
        <dd>{status.model.id}</dd>
      </dl>
    </section>
  );
}
