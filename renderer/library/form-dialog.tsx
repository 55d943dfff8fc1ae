import type { ReactNode, SyntheticEvent } from 'react';
import { Dialog, Form, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { AppError } from '../../shared/app-error.ts';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice } from '../ui/notice.tsx';

interface FormDialogProps {
  title: string;
  /** The verb of the button that does it. */
  confirm: string;
  /** What the last try failed with, under a sentence that says what failed. */
  failure: { title: string; error: AppError } | null;
  onSubmit: () => void;
  onDismiss: () => void;
  children: ReactNode;
}

/** A question with fields. Stays open, with the reason, until it is done or given up. */
export function FormDialog({ title, confirm, failure, onSubmit, onDismiss, children }: FormDialogProps) {
  const { say } = useLanguage();
  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    onSubmit();
    // What cannot be taken is marked with the next drawing; whoever types goes on there.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={(isOpen) => !isOpen && onDismiss()}>
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title" level={2} className="dialog-title">
            {title}
          </Heading>
          {failure && <ErrorNotice title={failure.title} error={failure.error} />}
          <Form className="dialog-form" onSubmit={submit}>
            {children}
            <div className="button-row dialog-buttons">
              <Button label={say('dialog.cancel')} onPress={onDismiss} />
              <Button label={confirm} kind="primary" type="submit" />
            </div>
          </Form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
