import { useState, type SyntheticEvent } from 'react';
import { Form, Input, Label, TextArea, TextField } from 'react-aria-components';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';

interface EditedTextProps {
  label: string;
  text: string;
  maxLength: number;
  /** Several lines, and may be empty. */
  isNote: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** A name or a note while it is written anew; Escape leaves it as it was. */
export function EditedText({ label, text, maxLength, isNote, onSave, onCancel }: EditedTextProps) {
  const { say } = useLanguage();
  const [value, setValue] = useState(text);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isNote || value.trim() !== '') onSave(value.trim());
  }

  return (
    <Form className="edited-text" onSubmit={submit}>
      <TextField
        className="field"
        value={value}
        onChange={setValue}
        maxLength={maxLength}
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          else event.continuePropagation();
        }}
      >
        <Label className="field-label">{label}</Label>
        {isNote ? <TextArea className="field-input" rows={3} /> : <Input className="field-input" />}
      </TextField>
      <div className="button-row">
        <Button label={say('keep.save')} kind="primary" type="submit" />
        <Button label={say('dialog.cancel')} onPress={onCancel} />
      </div>
    </Form>
  );
}
