import { FieldError, Input, Label, TextField } from 'react-aria-components';

interface TextEntryProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  /** Why the value cannot be taken; null when it can, or when nobody tried yet. */
  error?: string | null;
  placeholder?: string;
  type?: 'text' | 'password';
  isFirst?: boolean;
}

/**
 * One line of text with its name above and, when it cannot be taken, the reason below. The reason follows the value, and not
 * the focus: going away on the way to a button, it would move the button from under the pointer.
 */
export function TextEntry(props: TextEntryProps) {
  const { label, value, onChange, maxLength, placeholder = '', error = null, type = 'text', isFirst = false } = props;
  return (
    <TextField
      className="field"
      {...{ value, onChange, maxLength, type }}
      isInvalid={error !== null}
      validationBehavior="aria"
      autoFocus={isFirst}
      autoComplete="off"
    >
      <Label className="field-label">{label}</Label>
      <Input className="field-input" placeholder={placeholder} spellCheck={false} />
      <FieldError className="field-error">{error}</FieldError>
    </TextField>
  );
}
