import { ChevronUp } from 'lucide-react';
import { Button as PressableButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { Translate } from '../../shared/messages/messages.ts';
import type { StatusView } from '../api/use-status.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { workOf, type BackgroundWork } from './background-work.ts';
import type { ImportActions } from './use-import.ts';
import { WorkItem } from './work-item.tsx';

interface WorkLineProps {
  view: StatusView;
  onCancelReading: ImportActions['cancel'];
}

/** While long work goes on, on every screen: what it is, in one line that opens a panel with its counts and buttons. */
export function WorkLine({ view: { status }, onCancelReading }: WorkLineProps) {
  const { say } = useLanguage();
  const work = status ? workOf(status) : [];
  if (work.length === 0) return null;
  const words = work.map((item) => workWords(item, say)).join(' · ');
  return (
    <div className="work-line">
      <DialogTrigger>
        <PressableButton className="work-button" aria-label={say('work.open', { work: words })}>
          <ChevronUp className="icon" aria-hidden />
          {words}
        </PressableButton>
        <Popover className="popover work-panel" placement="top start">
          <Dialog className="popover-dialog" aria-label={say('work.label')}>
            <ul className="work-list">
              {work.map((item) => (
                <WorkItem
                  key={item.kind}
                  item={item}
                  words={workWords(item, say)}
                  onCancel={item.kind === 'reading' ? onCancelReading : null}
                />
              ))}
            </ul>
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  );
}

function workWords({ kind, done, total }: BackgroundWork, say: Translate): string {
  if (kind === 'reading') return say('work.reading', { count: total });
  return say(kind === 'embedding' ? 'work.embedding' : 'work.recognising', { done: done ?? 0, total });
}
