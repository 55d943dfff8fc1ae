import { FieldError, Input, Label, TextField } from 'react-aria-components';

interface TextEntryProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  /** Why the value cannot be taken; null when it can. */
  validate?: (value: string) => string | null;
  placeholder?: string;
  type?: 'text' | 'password';
  isFirst?: boolean;
}

/** One line of text with its name above and, when it cannot be taken, the reason below. */
export function TextEntry(props: TextEntryProps) {
  const { label, value, onChange, maxLength, placeholder, validate, type = 'text', isFirst = false } = props;
  return (
    <TextField
      className="field"
      {...{ value, onChange, maxLength, type }}
      autoFocus={isFirst}
      autoComplete="off"
      {...(validate ? { validate } : {})}
    >
      <Label className="field-label">{label}</Label>
      <Input className="field-input" placeholder={placeholder ?? ''} spellCheck={false} />
      <FieldError className="field-error" />
    </TextField>
  );
}
