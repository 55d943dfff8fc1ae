import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { describeError } from '../../shared/describe-error.ts';
import { IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { LIMITS } from '../../shared/limits.ts';
import type { Finding } from './use-reading.ts';

interface FindBarProps {
  finding: Finding;
  onClose: () => void;
}

/** Finds words in the open document: how often, and one place after the other. */
export function FindBar({ finding, onClose }: FindBarProps) {
  const { say } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const { places, step } = finding;
  const isEmpty = (places?.total ?? 0) === 0;
  useEffect(() => {
    input.current?.select();
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
  }

  return (
    <div className="find-bar" role="search" aria-label={say('reader.find')}>
      <input
        ref={input}
        className="field-input find-input"
        type="text"
        autoFocus
        aria-label={say('reader.find')}
        placeholder={say('reader.find')}
        value={finding.sought}
        maxLength={LIMITS.soughtText}
        onChange={(event) => finding.seek(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className="reader-position" role="status">
        <FindOutcome finding={finding} />
      </span>
      <IconButton icon={ChevronUp} label={say('reader.findPrevious')} isDisabled={isEmpty} onPress={() => step(-1)} />
      <IconButton icon={ChevronDown} label={say('reader.findNext')} isDisabled={isEmpty} onPress={() => step(1)} />
      <IconButton icon={X} label={say('reader.findClose')} onPress={onClose} />
    </div>
  );
}

function FindOutcome({ finding: { sought, places, at } }: { finding: Finding }) {
  const { language, say } = useLanguage();
  if (sought.trim() === '' || places === null) return null;
  if (places.failure) return `${say('reader.findFailed')} ${describeError(places.failure, language)}`;
  if (places.total === 0) return say('reader.findNone');
  if (at === -1) return say('reader.findCount', { count: places.total });
  return say('reader.findPlace', { index: at + 1, total: places.total });
}
