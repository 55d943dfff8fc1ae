import { Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeError } from '../../shared/describe-error.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice, Notice } from '../ui/notice.tsx';
import type { PhrasingActions, PhrasingsOutcome } from './use-phrasings.ts';

interface PhrasingsNoticeProps {
  outcome: PhrasingsOutcome;
  actions: PhrasingActions;
}

/** What the last step with phrasings brought about, with the way back where there is one. */
export function PhrasingsNotice({ outcome, actions }: PhrasingsNoticeProps) {
  const { say } = useLanguage();
  const line = (words: string, buttons?: ReactNode) => (
    <Line words={words} onDismiss={actions.dismiss}>
      {buttons}
    </Line>
  );
  switch (outcome.kind) {
    case 'none':
      return null;
    case 'failed':
      return <ErrorNotice title={say('phrasings.failed')} error={outcome.error} />;
    case 'added':
    case 'known':
      return line(say(`phrasings.${outcome.kind}`, { phrasing: outcome.phrasing }));
    case 'saved':
      return line(say('phrasings.saved', { count: outcome.lines }));
    case 'asked':
      return line(
        say('phrasings.sure', { phrasing: outcome.entry.phrasing }),
        <Button label={say('remove.confirm')} kind="danger" onPress={() => void actions.remove(outcome.entry, true)} />,
      );
    case 'removed':
      return line(
        say('phrasings.removed', { phrasing: outcome.entry.phrasing }),
        outcome.entry.meaning !== null && (
          <Button icon={Undo2} label={say('library.undo')} onPress={() => void actions.undo(outcome.entry)} />
        ),
      );
    case 'loaded': {
      const { errors, ...counts } = outcome.outcome;
      return errors.length === 0 ? line(say('phrasings.loaded', counts)) : <LoadErrors errors={errors} />;
    }
  }
}

function Line({ words, onDismiss, children }: { words: string; onDismiss: () => void; children: ReactNode }) {
  const { say } = useLanguage();
  return (
    <Notice kind="information">
      <div className="notice-line" role="status">
        <span>{words}</span>
        {children}
        <span className="stretch" />
        <IconButton icon={X} label={say('library.dismiss')} onPress={onDismiss} />
      </div>
    </Notice>
  );
}

type LoadErrorsProps = Pick<Extract<PhrasingsOutcome, { kind: 'loaded' }>['outcome'], 'errors'>;

function LoadErrors({ errors }: LoadErrorsProps) {
  const { language, say } = useLanguage();
  return (
    <Notice kind="warning">
      <p role="status">{say('phrasings.loadErrors', { count: errors.length })}</p>
      <ul className="problem-list">
        {errors.map(({ line, error }) => (
          <li key={`${line} ${error.code}`}>
            {say('phrasings.line', { line, reason: describeError(error, language) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
