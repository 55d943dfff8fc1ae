import { Eraser, X } from 'lucide-react';
import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { AskedQuestion } from '../../shared/keep-operations.ts';
import { formatInstant } from '../../shared/language-formats.ts';
import { policies } from '../api/policies.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { SwitchChoice } from '../ui/choice.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { AskAgain } from './ask-again.tsx';
import { useKeepContext } from './keep-context.tsx';
import { ScopeInWords } from './scope-in-words.tsx';

/** Questions at first; all of them on request: a thousand lines are slow to draw and rarely wanted. */
const SHOWN = 50;

/** The history: ask again, forget one, erase all, switch off. */
export function AskedQuestions() {
  const { say } = useLanguage();
  const { kept } = useKeepContext();
  const [isErasing, setIsErasing] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  if (kept.history === null) return null;
  const { on, questions } = kept.history;
  return (
    <section aria-labelledby="asked-questions">
      <h3 className="kept-title" id="asked-questions">
        {say('keep.history')}
      </h3>
      <div className="kept-line">
        <SwitchChoice
          isSelected={on}
          onChange={(isOn) => void kept.change('history', policies.switchHistory({ on: isOn }))}
        >
          {say('keep.historySwitch')}
        </SwitchChoice>
        <span className="stretch" />
        <Button
          icon={Eraser}
          label={say('keep.clear')}
          isDisabled={questions.length === 0}
          onPress={() => setIsErasing(true)}
        />
      </div>
      {questions.length === 0 && <p className="answer-note">{say('keep.noHistory')}</p>}
      <ol className="kept-list">
        {questions.slice(0, shown).map((asked) => (
          <AskedItem key={asked.id} asked={asked} />
        ))}
      </ol>
      {questions.length > shown && (
        <Button
          label={say('keep.more', { count: questions.length - shown })}
          onPress={() => setShown(questions.length)}
        />
      )}
      {isErasing && <EraseDialog onClose={() => setIsErasing(false)} />}
    </section>
  );
}

function AskedItem({ asked }: { asked: AskedQuestion }) {
  const { language, say } = useLanguage();
  const { kept } = useKeepContext();
  const { id, question, scope, answered, askedAt } = asked;
  return (
    <li className="kept-item">
      <div className="kept-line">
        <AskAgain name={question} {...{ question, scope }} />
        <div className="kept-actions">
          <IconButton
            icon={X}
            label={say('keep.forget', { question })}
            onPress={() => void kept.change('history', policies.forgetQuestion({ id }))}
          />
        </div>
      </div>
      <p className="kept-facts">
        <time translate="no">{formatInstant(askedAt, language)}</time>
        <ScopeInWords scope={scope} />
        {!answered && <span>{say('keep.unanswered')}</span>}
      </p>
    </li>
  );
}

/** Asks once: what is erased here cannot be brought back. */
function EraseDialog({ onClose }: { onClose: () => void }) {
  const { say } = useLanguage();
  const { kept, tell } = useKeepContext();

  async function erase(): Promise<void> {
    onClose();
    const result = await policies.clearHistory({});
    const isDone = await kept.change('history', Promise.resolve(result));
    if (isDone && result.ok) tell(say(result.value.erased ? 'keep.cleared' : 'keep.clearedLater'));
  }

  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="modal">
        <Dialog role="alertdialog" className="dialog">
          <Heading slot="title" level={2} className="dialog-title">
            {say('keep.clearTitle')}
          </Heading>
          <p>{say('keep.clearText')}</p>
          <div className="button-row dialog-buttons">
            <Button label={say('dialog.cancel')} onPress={onClose} autoFocus />
            <Button label={say('keep.clearConfirm')} kind="danger" onPress={() => void erase()} />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
