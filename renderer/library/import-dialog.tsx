import { useState, type SyntheticEvent } from 'react';
import {
  Dialog,
  FieldError,
  Form,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  RadioGroup,
  TextField,
} from 'react-aria-components';
import type { LibrarySummary } from '../../shared/document.ts';
import { LIMITS } from '../../shared/limits.ts';
import type { ChosenFiles } from '../../shared/operation-results.ts';
import { Button } from '../ui/button.tsx';
import { RadioChoice } from '../ui/choice.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import type { ImportView } from './import-progress.ts';
import type { ImportActions } from './use-import.ts';

interface ImportDialogProps {
  view: ImportView;
  actions: ImportActions;
  libraries: readonly LibrarySummary[];
}

/** After files were chosen: which library they go to. */
export function ImportDialog({ view, actions, libraries }: ImportDialogProps) {
  const { say } = useLanguage();
  if (view.kind !== 'chosen') return null;
  const { chosen } = view;
  const [name = ''] = chosen.names;
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={(isOpen) => !isOpen && actions.dismiss()}>
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title" level={2} className="dialog-title">
            {say('import.title', { name, count: chosen.names.length })}
          </Heading>
          <ImportForm chosen={chosen} actions={actions} libraries={libraries} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Value of the choice "a new library"; no library has it as its id, ids are UUIDs. */
const NEW_LIBRARY = 'new';

function ImportForm({ chosen, actions, libraries }: Omit<ImportDialogProps, 'view'> & { chosen: ChosenFiles }) {
  const { say } = useLanguage();
  const [choice, setChoice] = useState(libraries[0]?.id ?? NEW_LIBRARY);
  const [newName, setNewName] = useState('');
  const known = libraries.find((library) => library.id === choice);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const library = known ? known.name : newName.trim();
    if (library !== '') void actions.addTo(chosen.grant, library);
  }

  return (
    <Form className="dialog-form" onSubmit={submit}>
      <RadioGroup className="choice-list" value={choice} onChange={setChoice}>
        <Label className="field-label">{say('import.which')}</Label>
        {[...libraries, { id: NEW_LIBRARY, name: say('import.new') }].map((library) => (
          <RadioChoice key={library.id} value={library.id}>
            {library.name}
          </RadioChoice>
        ))}
      </RadioGroup>
      {!known && (
        <TextField
          className="field"
          value={newName}
          onChange={setNewName}
          isRequired
          autoFocus
          maxLength={LIMITS.libraryName}
          validate={(value) => (value.trim() === '' ? say('import.nameMissing') : null)}
        >
          <Label className="field-label">{say('import.name')}</Label>
          <Input className="field-input" placeholder={say('import.namePlaceholder')} />
          <FieldError className="field-error">{say('import.nameMissing')}</FieldError>
        </TextField>
      )}
      <div className="button-row dialog-buttons">
        <Button label={say('dialog.cancel')} onPress={actions.dismiss} />
        <Button label={say('import.confirm')} kind="primary" type="submit" />
      </div>
    </Form>
  );
}
