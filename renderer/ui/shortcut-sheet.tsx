import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button, IconButton } from './button.tsx';
import { useLanguage } from './language-context.tsx';
import { hasCommandKey, keysAsPrinted, SHORTCUT_PLACES, SHORTCUTS, useShortcut } from './shortcuts.ts';

/** The button that shows every shortcut, and the sheet that lists them. */
export function ShortcutSheet() {
  const { say } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  useShortcut('showShortcuts', () => {
    setOpen(true);
  });
  return (
    <>
      <IconButton icon={Keyboard} label={say('shortcuts.open')} onPress={() => setOpen(true)} />
      <ModalOverlay className="overlay" isOpen={isOpen} onOpenChange={setOpen} isDismissable>
        <Modal className="modal">
          <Dialog className="dialog">
            <Heading slot="title" className="dialog-title">
              {say('shortcuts.title')}
            </Heading>
            <ShortcutLists />
            <div className="button-row dialog-buttons">
              <Button kind="primary" label={say('shortcuts.close')} onPress={() => setOpen(false)} autoFocus />
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}

function ShortcutLists() {
  const { say } = useLanguage();
  const shortcuts = Object.entries(SHORTCUTS);
  return SHORTCUT_PLACES.map((place) => (
    <section key={place} aria-labelledby={`shortcuts-${place}`}>
      <h3 className="shortcut-place" id={`shortcuts-${place}`}>
        {say(`shortcuts.place.${place}`)}
      </h3>
      <dl className="shortcut-list">
        {shortcuts
          .filter(([, shortcut]) => shortcut.place === place)
          .map(([name, { keys, says }]) => (
            <div key={name} className="shortcut">
              <dt>{say(says)}</dt>
              <dd>
                {keys.map((combination, index) => (
                  <span key={combination}>
                    {index > 0 && <span className="shortcut-or">{say('shortcuts.or')}</span>}
                    {keysAsPrinted(combination, hasCommandKey()).map((key) => (
                      <kbd key={key} className="key-hint">
                        {key}
                      </kbd>
                    ))}
                  </span>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  ));
}
