import { ArrowLeft, ChevronDown, ChevronUp, X } from 'lucide-react';
import type { Hit } from '../../shared/search-result.ts';
import { CopyCitation } from '../keep/copy-citation.tsx';
import { useKeepContext } from '../keep/keep-context.tsx';
import { TeachButton } from '../library/teach-button.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
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
  const { answer } = useKeepContext();
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
      {place.hit && answer && <TeachButton reference={place.hit.reference} question={answer.query} />}
      {place.hit && <CopyCitation hit={place.hit} />}
      {!isNarrow && <IconButton icon={X} label={say('reader.close')} onPress={onClose} />}
    </div>
  );
}
