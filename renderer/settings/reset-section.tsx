import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { DEFAULT_SETTINGS } from '../../shared/default-settings.ts';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { SettingSection } from './setting-section.tsx';
import type { WindowSettings } from './use-settings.ts';

/** What is reset: looks and words, not what a person chose to search. */
const AT_FIRST: Partial<WindowSettings> = {
  language: DEFAULT_SETTINGS.language,
  theme: DEFAULT_SETTINGS.theme,
  textSize: DEFAULT_SETTINGS.textSize,
  density: DEFAULT_SETTINGS.density,
};

/** Takes the settings back to how they were at first, after asking once. */
export function ResetSection({ onReset }: { onReset: (changed: Partial<WindowSettings>) => void }) {
  const { say } = useLanguage();
  const [isAsking, setAsking] = useState(false);

  function reset(): void {
    onReset(AT_FIRST);
    setAsking(false);
  }

  return (
    <SettingSection title={say('settings.reset')}>
      <p>{say('settings.resetText')}</p>
      <Button label={say('settings.resetAsk')} onPress={() => setAsking(true)} />
      <ModalOverlay className="overlay" isOpen={isAsking} onOpenChange={setAsking}>
        <Modal className="modal">
          <Dialog role="alertdialog" className="dialog">
            <Heading slot="title" level={2} className="dialog-title">
              {say('settings.resetTitle')}
            </Heading>
            <p>{say('settings.resetText')}</p>
            <div className="button-row dialog-buttons">
              <Button label={say('dialog.cancel')} onPress={() => setAsking(false)} autoFocus />
              <Button label={say('settings.resetConfirm')} kind="danger" onPress={reset} />
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </SettingSection>
  );
}
