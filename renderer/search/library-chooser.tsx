import { useState } from 'react';
import { CheckboxGroup, RadioGroup } from 'react-aria-components';
import type { LibrarySummary } from '../../shared/document.ts';
import { CheckboxChoice, RadioChoice, SwitchChoice } from '../ui/choice.tsx';
import { useLanguage } from '../ui/language-context.tsx';

interface LibraryChooserProps {
  libraries: readonly LibrarySummary[];
  chosen: readonly LibrarySummary[];
  onChoose: (ids: string[]) => void;
}

/** One library by default; more of them only after the person has said so with the switch. */
export function LibraryChooser({ libraries, chosen, onChoose }: LibraryChooserProps) {
  const { say } = useLanguage();
  const [several, setSeveral] = useState(chosen.length > 1);
  const ids = chosen.map((library) => library.id);

  function changeSeveral(wanted: boolean): void {
    setSeveral(wanted);
    if (!wanted) onChoose(ids.slice(0, 1));
  }

  return (
    <div className="chooser">
      <p className="chooser-title">{say('scope.title')}</p>
      {several ? (
        <CheckboxGroup
          aria-label={say('scope.title')}
          className="choice-list"
          value={ids}
          onChange={(wanted) => wanted.length > 0 && onChoose(wanted)}
        >
          {libraries.map((library) => (
            <CheckboxChoice key={library.id} value={library.id}>
              <LibraryWords library={library} />
            </CheckboxChoice>
          ))}
        </CheckboxGroup>
      ) : (
        <RadioGroup
          aria-label={say('scope.title')}
          className="choice-list"
          value={ids[0] ?? null}
          onChange={(wanted) => onChoose([wanted])}
        >
          {libraries.map((library) => (
            <RadioChoice key={library.id} value={library.id}>
              <LibraryWords library={library} />
            </RadioChoice>
          ))}
        </RadioGroup>
      )}
      {libraries.length > 1 && (
        <div className="chooser-switch">
          <SwitchChoice isSelected={several} onChange={changeSeveral}>
            {say('scope.several')}
          </SwitchChoice>
        </div>
      )}
    </div>
  );
}

function LibraryWords({ library }: { library: LibrarySummary }) {
  const { say } = useLanguage();
  return (
    <>
      {library.name}
      <span className="choice-note">{say('scope.documents', { count: library.documents.length })}</span>
    </>
  );
}
