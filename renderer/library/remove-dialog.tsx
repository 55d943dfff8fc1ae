import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { LIMITS } from '../../shared/limits.ts';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import type { Removal } from './use-removal.ts';

/** Asks once before something is removed. */
export function RemoveDialog({ removal }: { removal: Removal }) {
  const { say } = useLanguage();
  const { view, confirm, dismiss } = removal;
  if (view.kind !== 'proposed') return null;
  const { removable } = view;
  const { title } = removable;
  const isLibrary = removable.document === undefined && removable.documents === undefined;
  const question = removable.documents
    ? say('remove.severalTitle', { count: removable.documents.length })
    : isLibrary
      ? say('remove.libraryTitle', { title })
      : say('remove.documentTitle', { title });
  const isMany = isLibrary || (removable.documents?.length ?? 1) > 1;
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={(isOpen) => !isOpen && dismiss()}>
      <Modal className="modal">
        <Dialog role="alertdialog" className="dialog">
          <Heading slot="title" level={2} className="dialog-title">
            {question}
          </Heading>
          <p>{say(isMany ? 'remove.libraryText' : 'remove.documentText', { days: LIMITS.removedDays })}</p>
          <div className="button-row dialog-buttons">
            <Button label={say('dialog.cancel')} onPress={dismiss} autoFocus />
            <Button label={say('remove.confirm')} kind="danger" onPress={() => void confirm(removable)} />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
