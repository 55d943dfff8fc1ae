import { ArrowLeft, ChevronDown, ChevronUp, Quote, X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { formatQuotation } from '../../shared/citation.ts';
import type { AppError } from '../../shared/app-error.ts';
import type { Hit } from '../../shared/search-result.ts';
import { policies } from '../api/policies.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { isShortcut } from '../ui/shortcuts.ts';
import { describeError } from '../../shared/describe-error.ts';
import type { OpenedPlace } from './opened-place.ts';

interface ReaderToolsProps {
  place: OpenedPlace;
  hits: readonly Hit[];
  isNarrow: boolean;
  onOpen: (hit: Hit) => void;
  onClose: () => void;
}

/** On to the previous and the next rule found, the citation to the clipboard, back to the list. */
export function ReaderTools({ place, hits, isNarrow, onOpen, onClose }: ReaderToolsProps) {
  const { say } = useLanguage();
  const index = hits.findIndex((hit) => hit.reference === place.hit?.reference);
  const previous = index > 0 ? hits[index - 1] : undefined;
  const next = index >= 0 ? hits[index + 1] : undefined;
  return (
    <div className="reader-tools">
      {isNarrow && <Button icon={ArrowLeft} label={say('reader.back')} onPress={onClose} />}
      {index >= 0 && (
        <>
          <IconButton
            icon={ChevronUp}
            label={say('reader.previous')}
            isDisabled={previous === undefined}
            onPress={() => previous && onOpen(previous)}
          />
          <IconButton
            icon={ChevronDown}
            label={say('reader.next')}
            isDisabled={next === undefined}
            onPress={() => next && onOpen(next)}
          />
          <span className="reader-position">{say('reader.position', { index: index + 1, total: hits.length })}</span>
        </>
      )}
      <span className="stretch" />
      {place.hit && <CopyCitation key={place.hit.reference} hit={place.hit} />}
      {!isNarrow && <IconButton icon={X} label={say('reader.close')} onPress={onClose} />}
    </div>
  );
}

/** Copies the rule with its citation; Ctrl+Shift+C does the same. */
function CopyCitation({ hit }: { hit: Hit }) {
  const { language, say } = useLanguage();
  const [outcome, setOutcome] = useState<'copied' | AppError | null>(null);

  const copy = useCallback(async () => {
    const result = await policies.copyText({ text: formatQuotation(hit, language) });
    setOutcome(result.ok ? 'copied' : result.error);
  }, [hit, language]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!isShortcut(event, 'copyCitation')) return;
      event.preventDefault();
      void copy();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [copy]);

  return (
    <>
      <span className="reader-outcome" role="status">
        {outcome === 'copied' && say('reader.copied')}
        {outcome !== null && outcome !== 'copied' && describeError(outcome, language)}
      </span>
      <Button icon={Quote} label={say('reader.copy')} onPress={() => void copy()} />
    </>
  );
}
