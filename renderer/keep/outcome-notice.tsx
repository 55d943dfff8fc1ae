import { X } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';

/** What a step came to. */
export interface Outcome {
  text: string;
  isFailure: boolean;
}

/** Milliseconds that a success is said; a failure stays until it is closed. */
const TIME_TO_READ = 6_000;

/** What the last step came to, in a corner of the window; always there for screen readers, so that they hear the change. */
export function OutcomeNotice({ outcome, onDismiss }: { outcome: Outcome | null; onDismiss: () => void }) {
  const { say } = useLanguage();
  useEffect(() => {
    if (outcome === null || outcome.isFailure) return;
    const timer = setTimeout(onDismiss, TIME_TO_READ);
    return () => clearTimeout(timer);
  }, [outcome, onDismiss]);
  return (
    <div className="keep-outcome" role="status" data-failure={outcome?.isFailure || undefined}>
      {outcome && (
        <>
          <span>{outcome.text}</span>
          <IconButton icon={X} label={say('library.dismiss')} onPress={onDismiss} />
        </>
      )}
    </div>
  );
}
