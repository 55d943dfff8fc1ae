import { Pause, Play, Square } from 'lucide-react';
import { useState } from 'react';
import { ProgressBar } from 'react-aria-components';
import type { AppError } from '../../shared/app-error.ts';
import type { Translate } from '../../shared/messages/messages.ts';
import { policies } from '../api/policies.ts';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import type { BackgroundWork, Pace } from './background-work.ts';
import { usePace } from './use-pace.ts';

interface WorkItemProps {
  item: BackgroundWork;
  words: string;
  /** Null where the work cannot be given up. */
  onCancel: (() => void) | null;
}

/** One kind of work: its counts, how fast it is, how long it takes, and what can be done about it. */
export function WorkItem({ item, words, onCancel }: WorkItemProps) {
  const { say } = useLanguage();
  const [error, setError] = useState<AppError | null>(null);
  const { kind, done, total, state } = item;
  async function pause(work: 'embedding' | 'recognition', paused: boolean): Promise<void> {
    const result = await policies.pauseWork({ work, paused });
    setError(result.ok ? null : result.error);
  }
  return (
    <li className="work-item">
      <ProgressBar
        className="progress"
        aria-label={words}
        value={done ?? 0}
        maxValue={total}
        isIndeterminate={done === null}
      >
        {({ percentage }) => (
          <>
            <span>{words}</span>
            {percentage !== undefined && (
              <span className="progress-track">
                <span className="progress-fill" style={{ width: `${percentage}%` }} />
              </span>
            )}
          </>
        )}
      </ProgressBar>
      {done !== null && <PaceLine item={item} />}
      {kind !== 'reading' && state !== 'battery' && (
        <Button
          icon={state === 'paused' ? Play : Pause}
          label={say(state === 'paused' ? `work.continue.${kind}` : `work.pause.${kind}`)}
          onPress={() => void pause(kind, state !== 'paused')}
        />
      )}
      {onCancel && <Button icon={Square} label={say('work.cancel')} onPress={onCancel} />}
      {error && <ErrorNotice title={say('work.failed')} error={error} />}
    </li>
  );
}

function PaceLine({ item: { kind, total, state } }: Pick<WorkItemProps, 'item'>) {
  const { say } = useLanguage();
  const pace = usePace(kind, total);
  if (state !== 'running') return <p className="library-count">{say(`work.${state}`)}</p>;
  if (pace === null) return null;
  return (
    <p className="library-count">{say('work.pace', { rate: Math.round(pace.perMinute), left: timeLeft(pace, say) })}</p>
  );
}

function timeLeft({ minutesLeft }: Pace, say: Translate): string {
  if (minutesLeft < 1) return say('work.underMinute');
  if (minutesLeft < MINUTES_PER_HOUR) return say('work.minutes', { count: Math.round(minutesLeft) });
  return say('work.hours', { count: Math.round(minutesLeft / MINUTES_PER_HOUR) });
}

const MINUTES_PER_HOUR = 60;
