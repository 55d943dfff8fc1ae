import { Input, Label, TextField } from 'react-aria-components';
import { parseDay } from '../../shared/dates.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { ChoiceList, type ListedChoice } from './choice-list.tsx';

interface StatusChooserProps {
  choices: readonly ListedChoice[];
  statuses: readonly string[];
  /** 'YYYY-MM-DD', or undefined for today. */
  asOf: string | undefined;
  onStatuses: (values: string[]) => void;
  onDay: (days: string[]) => void;
}

/** Which rules count: by their state, and on which day. */
export function StatusChooser({ choices, statuses, asOf, onStatuses, onDay }: StatusChooserProps) {
  const { say } = useLanguage();
  return (
    <div className="chooser">
      <p className="chooser-title">{say('scope.chooseStatuses')}</p>
      <p className="choice-note">{say('scope.statusesHint')}</p>
      <ChoiceList label={say('scope.chooseStatuses')} choices={choices} chosen={statuses} onChoose={onStatuses} />
      <TextField
        className="field chooser-switch"
        value={asOf ?? ''}
        // While a day is being typed the field is empty or holds a day of the first century.
        onChange={(day) => onDay(parseDay(day) === null ? [] : [day])}
      >
        <Label className="field-label">{say('scope.day')}</Label>
        <Input className="field-input" type="date" />
        <p className="choice-note">{say('scope.dayHint')}</p>
      </TextField>
    </div>
  );
}
