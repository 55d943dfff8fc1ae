import { useState } from 'react';
import { Label, RadioGroup } from 'react-aria-components';
import type { AppError } from '../../shared/app-error.ts';
import { STATUSES, type DocumentSummary, type Status } from '../../shared/document.ts';
import type { DocumentEdit } from '../../shared/library-operations.ts';
import { LIMITS } from '../../shared/limits.ts';
import { RadioChoice } from '../ui/choice.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { changesOf, faultsOf, type EditedFields, type FieldFault } from './edited-fields.ts';
import { FormDialog } from './form-dialog.tsx';
import { TextEntry } from './text-entry.tsx';

interface EditDialogProps {
  document: DocumentSummary;
  error: AppError | null;
  onSave: (fields: DocumentEdit) => void;
  onDismiss: () => void;
}

/** Title, number, status and dates of a document, as a person says. */
export function EditDialog({ document, error, onSave, onDismiss }: EditDialogProps) {
  const { say } = useLanguage();
  const { title, status } = document;
  const [fields, setFields] = useState<EditedFields>({
    title,
    number: document.number ?? '',
    status,
    from: document.from ?? '',
    to: document.to ?? '',
  });
  const change = (part: Partial<EditedFields>) => setFields((known) => ({ ...known, ...part }));
  const [wasTried, setWasTried] = useState(false);
  const faults = wasTried ? faultsOf(fields) : {};
  const sentence = (fault: FieldFault | undefined) => (fault === undefined ? null : say(`edit.${fault}`));
  function save(): void {
    setWasTried(true);
    if (Object.keys(faultsOf(fields)).length === 0) onSave(changesOf(document, fields));
  }
  return (
    <FormDialog
      title={say('edit.title', { title })}
      confirm={say('edit.save')}
      failure={error && { title: say('edit.failed'), error }}
      onSubmit={save}
      onDismiss={onDismiss}
    >
      <p className="dialog-note">{say('edit.text')}</p>
      <TextEntry
        label={say('edit.documentTitle')}
        value={fields.title}
        onChange={(value) => change({ title: value })}
        maxLength={LIMITS.documentTitle}
        error={sentence(faults.title)}
        isFirst
      />
      <TextEntry
        label={say('edit.number')}
        value={fields.number}
        onChange={(value) => change({ number: value })}
        maxLength={LIMITS.documentNumber}
      />
      <StatusChoice status={fields.status} onChange={(chosen) => change({ status: chosen })} />
      <DatesEntry fields={fields} faults={faults} onChange={change} />
    </FormDialog>
  );
}

interface DatesEntryProps {
  fields: EditedFields;
  faults: ReturnType<typeof faultsOf>;
  onChange: (part: Partial<EditedFields>) => void;
}

/** From when to when a version is in force; empty is open. */
function DatesEntry({ fields, faults, onChange }: DatesEntryProps) {
  const { say } = useLanguage();
  return (
    <div className="field-pair">
      {(['from', 'to'] as const).map((end) => (
        <TextEntry
          key={end}
          label={say(`edit.${end}`)}
          value={fields[end]}
          onChange={(value) => onChange({ [end]: value })}
          maxLength={10}
          placeholder={say('edit.open')}
          error={faults[end] === undefined ? null : say(`edit.${faults[end]}`)}
        />
      ))}
    </div>
  );
}

function StatusChoice({ status, onChange }: { status: Status; onChange: (status: Status) => void }) {
  const { say } = useLanguage();
  return (
    <RadioGroup
      className="choice-row"
      value={status}
      onChange={(value) => {
        const known = STATUSES.find((name) => name === value);
        if (known !== undefined) onChange(known);
      }}
    >
      <Label className="field-label">{say('edit.status')}</Label>
      {STATUSES.map((name) => (
        <RadioChoice key={name} value={name}>
          {say(`status.${name}`)}
        </RadioChoice>
      ))}
    </RadioGroup>
  );
}
