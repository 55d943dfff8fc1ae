import { ArrowLeft, Download, Plus, Upload } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { Form, Input, Label, SearchField } from 'react-aria-components';
import type { LibrarySummary } from '../../shared/document.ts';
import { LIMITS } from '../../shared/limits.ts';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { PhrasingsList } from './phrasings-list.tsx';
import { PhrasingsNotice } from './phrasings-notice.tsx';
import { TextEntry } from './text-entry.tsx';
import { usePhrasings, type PhrasingActions } from './use-phrasings.ts';

/** Everything that widens a library's searches: list, add, remove, and files for a spreadsheet. */
export function PhrasingsEditor({ library, onBack }: { library: LibrarySummary; onBack: () => void }) {
  const { say } = useLanguage();
  const { entries, outcome, actions } = usePhrasings(library);
  const [filter, setFilter] = useState('');
  return (
    <section className="library" aria-labelledby="phrasings-title">
      <div className="library-head">
        <Button icon={ArrowLeft} label={say('phrasings.back')} kind="quiet" onPress={onBack} autoFocus />
        <h3 className="library-name" id="phrasings-title">
          {say('phrasings.title', { library: library.name })}
        </h3>
        <span className="stretch" />
        <Button icon={Download} label={say('phrasings.save')} onPress={() => void actions.save()} />
        <Button icon={Upload} label={say('phrasings.load')} onPress={() => void actions.load()} />
      </div>
      <p className="dialog-note">{say('phrasings.explain')}</p>
      <AddForm add={actions.add} />
      <PhrasingsNotice outcome={outcome} actions={actions} />
      <SearchField className="filter-field" value={filter} onChange={setFilter}>
        <Label className="visually-hidden">{say('phrasings.filter')}</Label>
        <Input className="field-input" placeholder={say('phrasings.filter')} spellCheck={false} />
      </SearchField>
      {entries && (
        <PhrasingsList entries={entries} filter={filter} onRemove={(entry) => void actions.remove(entry, false)} />
      )}
    </section>
  );
}

function AddForm({ add }: Pick<PhrasingActions, 'add'>) {
  const { say } = useLanguage();
  const [phrasing, setPhrasing] = useState('');
  const [meaning, setMeaning] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const missing = (value: string) => (wasTried && value.trim() === '' ? say('phrasings.wordMissing') : null);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const isWhole = phrasing.trim() !== '' && meaning.trim() !== '';
    setWasTried(!isWhole);
    if (!isWhole || !(await add(phrasing.trim(), meaning.trim()))) return;
    setPhrasing('');
    setMeaning('');
  }

  return (
    <Form className="phrasing-form" aria-label={say('phrasings.addTitle')} onSubmit={(event) => void submit(event)}>
      <TextEntry
        label={say('phrasings.phrasing')}
        value={phrasing}
        onChange={setPhrasing}
        maxLength={LIMITS.phrasing}
        error={missing(phrasing)}
      />
      <TextEntry
        label={say('phrasings.meaning')}
        value={meaning}
        onChange={setMeaning}
        maxLength={LIMITS.phrasing}
        error={missing(meaning)}
      />
      <Button icon={Plus} label={say('phrasings.add')} type="submit" />
    </Form>
  );
}
