import type { ReactNode } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  RadioButton,
  RadioField,
  SwitchButton,
  SwitchField,
  type SwitchFieldProps,
} from 'react-aria-components';

interface ChoiceProps {
  value: string;
  /** Language of the words, where it is not the one in use. */
  lang?: string | undefined;
  children: ReactNode;
}

/** One of several, of which exactly one is chosen. Stands in a RadioGroup. */
export function RadioChoice({ value, lang, children }: ChoiceProps) {
  return (
    <RadioField value={value}>
      <RadioButton className="choice">
        <span className="choice-dot" aria-hidden />
        <span className="choice-text" lang={lang} translate={lang === undefined ? undefined : 'no'}>
          {children}
        </span>
      </RadioButton>
    </RadioField>
  );
}

/** One of several, of which any number is chosen. Stands in a CheckboxGroup. */
export function CheckboxChoice({ value, lang, children }: ChoiceProps) {
  return (
    <CheckboxField value={value}>
      <CheckboxButton className="choice">
        <span className="choice-box" aria-hidden />
        <span className="choice-text" lang={lang} translate={lang === undefined ? undefined : 'no'}>
          {children}
        </span>
      </CheckboxButton>
    </CheckboxField>
  );
}

type SwitchChoiceProps = Pick<SwitchFieldProps, 'isSelected' | 'onChange'> & { children: ReactNode };

/** On or off. */
export function SwitchChoice({ children, ...props }: SwitchChoiceProps) {
  return (
    <SwitchField {...props}>
      <SwitchButton className="choice">
        <span className="switch-track" aria-hidden />
        <span className="choice-text">{children}</span>
      </SwitchButton>
    </SwitchField>
  );
}
