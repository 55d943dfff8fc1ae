import type { AppError } from '../../shared/app-error.ts';
import type { AppStatus } from '../../shared/operation-results.ts';
import { useState } from 'react';
import { policies } from '../api/policies.ts';
import { SwitchChoice } from '../ui/choice.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { SettingSection } from './setting-section.tsx';

/** Text recognition: on or off, and how far it is. */
export function RecognitionSection({ status }: { status: AppStatus }) {
  const { say } = useLanguage();
  const [failure, setFailure] = useState<AppError | null>(null);
  const [wish, setWish] = useState<boolean | null>(null);
  const isOn = wish ?? status.recognition !== 'off';

  function switchTo(on: boolean): void {
    setWish(on);
    void policies.switchRecognition({ on }).then((result) => {
      setFailure(result.ok ? null : result.error);
      if (!result.ok) setWish(null);
    });
  }

  const { picturePages: total, pagesRecognised: done } = status;
  return (
    <SettingSection title={say('settings.recognition')}>
      <SwitchChoice isSelected={isOn} onChange={switchTo}>
        {say('settings.recognitionSwitch')}
      </SwitchChoice>
      <p className="setting-note">
        {total === 0 ? say('settings.recognitionNone') : say('settings.recognitionProgress', { done, total })}
      </p>
      {failure && <ErrorNotice title={say('settings.recognitionFailed')} error={failure} />}
    </SettingSection>
  );
}
