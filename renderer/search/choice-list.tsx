import { useState } from 'react';
import { Autocomplete, Input, ListBox, ListBoxItem, SearchField, useFilter } from 'react-aria-components';
import { useLanguage } from '../ui/language-context.tsx';
import { languageOfText } from '../ui/text-language.ts';

export interface ListedChoice {
  value: string;
  name: string;
  /** Beside the name: the number of passages, or that it is not there any more. */
  note: string;
}

interface ChoiceListProps {
  label: string;
  choices: readonly ListedChoice[];
  chosen: readonly string[];
  onChoose: (values: string[]) => void;
}

/** Choices from which a short list needs no finding. */
const SHORT_LIST = 8;
/** Choices that are drawn at once; the others are found by a part of their name. */
const DRAWN = 200;

/** A list of which any number is chosen; a long one is narrowed by typing a part of a name. */
export function ChoiceList({ label, choices, chosen, onChoose }: ChoiceListProps) {
  const { language, say } = useLanguage();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [sought, setSought] = useState('');
  const matching = choices.filter(({ name }) => contains(name, sought));
  const drawn = matching.slice(0, DRAWN);
  const list = (
    <ListBox
      aria-label={label}
      className="choice-list choice-scroll"
      selectionMode="multiple"
      selectionBehavior="toggle"
      // Escape closes the list and leaves what is chosen in it.
      escapeKeyBehavior="none"
      selectedKeys={chosen}
      onSelectionChange={(keys) => {
        const values = choices.map(({ value }) => value);
        onChoose(keys === 'all' ? values : values.filter((value) => keys.has(value)));
      }}
      renderEmptyState={() => <p className="choice-note">{say('scope.listEmpty')}</p>}
    >
      {drawn.map(({ value, name, note }) => (
        <ListBoxItem key={value} id={value} textValue={name} className="choice">
          <span className="choice-box" aria-hidden />
          <span className="choice-text" lang={languageOfText(name, language)}>
            {name}
            <span className="choice-note" lang={language}>
              {note}
            </span>
          </span>
        </ListBoxItem>
      ))}
    </ListBox>
  );
  if (choices.length <= SHORT_LIST) return list;
  return (
    <Autocomplete inputValue={sought} onInputChange={setSought}>
      <SearchField aria-label={say('scope.find')} className="choice-find" autoFocus>
        <Input className="field-input" placeholder={say('scope.find')} spellCheck={false} />
      </SearchField>
      {list}
      {matching.length > DRAWN && (
        <p className="choice-note">{say('scope.listMore', { count: matching.length - DRAWN })}</p>
      )}
    </Autocomplete>
  );
}
