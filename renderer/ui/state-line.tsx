import type { AppStatus } from '../../shared/operation-results.ts';
import type { Translate } from '../../shared/messages/messages.ts';
import type { StatusView } from '../api/use-status.ts';
import { useLanguage } from './language-context.tsx';

/** What can be searched right now, in words and counts. */
export function StateLine({ view: { status, failure } }: { view: StatusView }) {
  const { say } = useLanguage();
  const parts = failure ? [say('state.failed')] : status ? stateParts(status, say) : [say('state.starting')];
  return (
    <footer className="state-line" aria-label={say('state.label')}>
      <span className="state-dot" data-state={dotState({ status, failure })} aria-hidden />
      {parts.join(' · ')}
    </footer>
  );
}

function stateParts(status: AppStatus, say: Translate): string[] {
  const parts = [say('state.ready')];
  const meaning = meaningPart(status, say);
  if (meaning !== null) parts.push(meaning);
  if (status.filesWaiting > 0) parts.push(say('state.reading', { count: status.filesWaiting }));
  const recognition = recognitionPart(status, say);
  if (recognition !== null) parts.push(recognition);
  return [...parts, say('state.offline')];
}

function meaningPart({ model, passages, embedded }: AppStatus, say: Translate): string | null {
  if (model.state === 'missing') return say('state.meaningMissing');
  if (model.state === 'corrupt') return say('state.meaningCorrupt');
  if (passages === 0) return null;
  if (embedded >= passages) {
    return model.state === 'ready' ? say('state.meaningReady', { passages }) : say('state.meaningLoading');
  }
  // Rounded down: 100 % is said only when nothing is left.
  return say('state.meaning', { percent: Math.floor((embedded / passages) * 100), embedded, passages });
}

/** Nothing when all scanned pages were looked at, or when a person has that switched off. */
function recognitionPart({ recognition, picturePages: total, pagesRecognised: done }: AppStatus, say: Translate) {
  if (done >= total || recognition === 'off') return null;
  return recognition === 'on' ? say('state.recognising', { done, total }) : say('state.recognitionWaits');
}

function dotState({ status, failure }: StatusView): 'failed' | 'working' | 'ready' {
  if (failure) return 'failed';
  if (!status || status.filesWaiting > 0 || status.embedded < status.passages) return 'working';
  return 'ready';
}
