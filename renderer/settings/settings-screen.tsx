import type { ReactNode } from 'react';
import type { AppStatus } from '../../shared/operation-results.ts';
import type { Settings } from '../../shared/settings.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { DemoSection } from './demo-section.tsx';
import { DiagnosticsSection } from './diagnostics-section.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ModelSection } from './model-section.tsx';
import { ProofSection } from './proof-section.tsx';
import { RecognitionSection } from './recognition-section.tsx';
import { ResetSection } from './reset-section.tsx';
import { SettingChoice } from './setting-choice.tsx';
import { useDiagnostics } from './use-diagnostics.ts';
import type { SettingsView } from './use-settings.ts';
import { WatchedSection } from './watched-section.tsx';

const THEMES: readonly Settings['theme'][] = ['system', 'light', 'dark', 'contrast'];
const TEXT_SIZES: readonly Settings['textSize'][] = ['small', 'normal', 'large', 'larger'];
const DENSITIES: readonly Settings['density'][] = ['comfortable', 'compact'];

interface SettingsScreenProps {
  view: SettingsView;
  status: AppStatus | null;
  /** Settings of other parts of the program, each a section of its own. */
  children?: ReactNode;
}

/** How the program looks, what it runs on, and the proof that it needs no network. */
export function SettingsScreen({ view, status, children }: SettingsScreenProps) {
  const { say } = useLanguage();
  const diagnostics = useDiagnostics();
  const { failure, change } = view;
  return (
    <>
      <h2 className="pane-title">{say('settings.title')}</h2>
      {failure && <ErrorNotice title={say('settings.saveFailed')} error={failure} />}
      <div className="settings-grid">
        <LanguageChoice onChange={(language) => change({ language })} />
        <Looks view={view} />
        <ProofSection status={status} diagnostics={diagnostics.facts} />
        <ModelSection state={status?.model.state ?? 'idle'} diagnostics={diagnostics.facts} />
        {status && <RecognitionSection status={status} />}
        <WatchedSection />
        {children}
        <DemoSection />
        <DiagnosticsSection view={diagnostics} status={status} />
        <ResetSection onReset={change} />
      </div>
    </>
  );
}

function Looks({ view: { settings, change } }: { view: SettingsView }) {
  const { say } = useLanguage();
  return (
    <>
      <SettingChoice
        label={say('settings.theme')}
        value={settings.theme}
        options={THEMES.map((value) => ({ value, name: say(`settings.theme.${value}`) }))}
        onChange={(theme) => change({ theme })}
      />
      <SettingChoice
        label={say('settings.textSize')}
        value={settings.textSize}
        options={TEXT_SIZES.map((value) => ({ value, name: say(`settings.textSize.${value}`) }))}
        onChange={(textSize) => change({ textSize })}
      />
      <SettingChoice
        label={say('settings.density')}
        value={settings.density}
        options={DENSITIES.map((value) => ({ value, name: say(`settings.density.${value}`) }))}
        onChange={(density) => change({ density })}
      />
    </>
  );
}
