import type { RefObject } from 'react';
import type { LibrarySummary } from '../../shared/document.ts';
import { ShortcutSheet } from '../ui/shortcut-sheet.tsx';
import { FilterNotes } from './filter-notes.tsx';
import { NarrowingChips } from './narrowing-chips.tsx';
import { ScopeLine } from './scope-line.tsx';
import { SearchBox } from './search-box.tsx';
import type { Asking } from './use-asking.ts';

interface AskingHeadProps {
  asking: Asking;
  libraries: readonly LibrarySummary[];
  box: RefObject<HTMLInputElement | null>;
  onQuery: (text: string) => void;
  onDown: () => void;
  onOpenBest: () => void;
  /** Libraries chosen for good. */
  onChoose: (ids: string[]) => void;
}

/** The box, what is searched, and what narrows it. */
export function AskingHead({ asking, libraries, box, onQuery, onDown, onOpenBest, onChoose }: AskingHeadProps) {
  return (
    <>
      <div className="box-row">
        <SearchBox
          {...{ box, onQuery, onDown }}
          query={asking.text}
          onOpen={() => asking.completeFilter() || onOpenBest()}
          onBackspaceAtStart={() => asking.narrow(asking.narrowing.slice(0, -1))}
        />
        <ShortcutSheet />
      </div>
      <FilterNotes {...{ asking, libraries }} />
      <ScopeLine {...{ asking, libraries, onChoose }} />
      <NarrowingChips {...{ asking, libraries }} />
    </>
  );
}
