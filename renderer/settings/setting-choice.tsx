import { Label, RadioGroup } from 'react-aria-components';
import { RadioChoice } from '../ui/choice.tsx';

interface SettingChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; name: string; lang?: string }[];
  onChange: (value: Value) => void;
}

/** One setting of which exactly one value holds. */
export function SettingChoice<Value extends string>({ label, value, options, onChange }: SettingChoiceProps<Value>) {
  function choose(chosen: string): void {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  }
  return (
    <RadioGroup className="choice-list setting" value={value} onChange={choose}>
      <Label className="setting-label">{label}</Label>
      {options.map((option) => (
        <RadioChoice key={option.value} value={option.value} lang={option.lang}>
          {option.name}
        </RadioChoice>
      ))}
    </RadioGroup>
  );
}
