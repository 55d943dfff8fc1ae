import { BookmarkPlus, ListChecks, Printer } from 'lucide-react';
import { ChevronDown, Download } from 'lucide-react';
import { Button as PressableButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { EXPORT_FORMATS, type ExportFormat } from '../../shared/exports/export-writers.ts';
import { policies } from '../api/policies.ts';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { CopyMenu } from './copy-menu.tsx';
import { useKeepContext } from './keep-context.tsx';

/** Above an answer: save the search, or select rules to take along. */
export function AnswerTools() {
  const { say } = useLanguage();
  const { answer, selected } = useKeepContext();
  if (answer === null) return null;
  if (selected.isSelecting) return <SelectionBar />;
  return (
    <div className="answer-tools">
      <SaveSearchButton />
      {answer.hits.length + answer.nearest.length > 0 && (
        <Button kind="quiet" icon={ListChecks} label={say('select.start')} onPress={selected.begin} />
      )}
    </div>
  );
}

/** Saves question and scope under the question itself; a name can be given later. */
function SaveSearchButton() {
  const { say } = useLanguage();
  const { answer, kept, tell } = useKeepContext();
  if (answer === null) return null;
  const { query: question, scope } = answer;
  const identity = JSON.stringify([question, scope]);

  function save(): void {
    const isKnown = kept.searches?.some((search) => JSON.stringify([search.question, search.scope]) === identity);
    if (isKnown) {
      tell(say('keep.searchKnown'));
      return;
    }
    const step = policies.saveSearch({ name: [...question].slice(0, LONGEST_NAME).join(''), question, scope });
    void kept.change('searches', step).then((isDone) => {
      if (isDone) tell(say('keep.searchSaved'));
    });
  }

  return <Button kind="quiet" icon={BookmarkPlus} label={say('keep.saveSearch')} onPress={save} />;
}

/** Characters of a question that serve as a name. */
const LONGEST_NAME = 80;

/** What can be done with the rules that are ticked. */
function SelectionBar() {
  const { say } = useLanguage();
  const { selected } = useKeepContext();
  const { hits } = selected;
  const isEmpty = hits.length === 0;
  return (
    <div className="answer-tools selection-bar" role="group" aria-label={say('select.bar')}>
      <span className="selection-count" role="status">
        {say('select.count', { count: hits.length })}
      </span>
      <Button kind="quiet" label={say('select.all')} onPress={selected.all} />
      <Button kind="quiet" label={say('select.none')} isDisabled={isEmpty} onPress={selected.none} />
      <span className="stretch" />
      <CopyMenu places={hits} label={say('copy.menu')} isNamed />
      <ExportMenu />
      <PrintButton />
      <Button kind="primary" label={say('select.end')} onPress={selected.end} />
    </div>
  );
}

function ExportMenu() {
  const { say } = useLanguage();
  const { selected, tell, tellFailure, answer } = useKeepContext();

  async function write(format: ExportFormat): Promise<void> {
    if (answer === null) return;
    const references = selected.hits.map(({ reference }) => reference);
    const result = await policies.exportPlaces({ format, question: answer.query, scope: answer.scope, references });
    if (!result.ok) tellFailure(say('export.failed'), result.error);
    else if (result.value !== null) tell(say('export.saved', result.value));
  }

  return (
    <MenuTrigger>
      <PressableButton className="button" isDisabled={selected.hits.length === 0}>
        <Download className="icon" aria-hidden />
        {say('export.menu')}
        <ChevronDown className="icon" aria-hidden />
      </PressableButton>
      <Popover className="popover menu-popover" placement="bottom end" offset={6}>
        <Menu className="menu" aria-label={say('export.menu')}>
          {EXPORT_FORMATS.map((format) => (
            <MenuItem key={format} className="menu-item" onAction={() => void write(format)}>
              {say(`export.${format}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function PrintButton() {
  const { say } = useLanguage();
  const { selected, tellFailure, answer } = useKeepContext();

  async function print(): Promise<void> {
    if (answer === null) return;
    const references = selected.hits.map(({ reference }) => reference);
    const result = await policies.printPlaces({ question: answer.query, scope: answer.scope, references });
    if (!result.ok) tellFailure('', result.error);
  }

  return (
    <Button
      icon={Printer}
      label={say('export.print')}
      isDisabled={selected.hits.length === 0}
      onPress={() => void print()}
    />
  );
}
