import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { READER_SHARES } from '../../shared/reader-look.ts';
import { useLanguage } from '../ui/language-context.tsx';

interface ReaderSplitProps {
  /** Percent of the room that the reader takes. */
  share: number;
  onShare: (share: number) => void;
}

/** The line between results and reader: moved by pointer or arrow keys, set back by a double click. */
export function ReaderSplit({ share, onShare }: ReaderSplitProps) {
  const { say } = useLanguage();
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? share;
  useEffect(() => {
    document.documentElement.style.setProperty('--reader-share', `${shown}%`);
  }, [shown]);

  function onKeyDown(event: KeyboardEvent): void {
    const next = shareAfterKey(event.key, share);
    if (next === null) return;
    event.preventDefault();
    onShare(within(next));
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const room = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!room || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setDragged(within(Math.round(((room.right - event.clientX) / room.width) * 100)));
  }

  function onPointerUp(): void {
    if (dragged !== null) onShare(dragged);
    setDragged(null);
  }

  return (
    <div
      className="reader-split"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={say('reader.resize')}
      aria-valuenow={shown}
      aria-valuemin={READER_SHARES.smallest}
      aria-valuemax={READER_SHARES.largest}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onShare(READER_SHARES.usual)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
    />
  );
}

function shareAfterKey(key: string, share: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return share + READER_SHARES.step;
    case 'ArrowRight':
      return share - READER_SHARES.step;
    case 'Home':
      return READER_SHARES.largest;
    case 'End':
      return READER_SHARES.smallest;
    default:
      return null;
  }
}

function within(share: number): number {
  return Math.min(READER_SHARES.largest, Math.max(READER_SHARES.smallest, share));
}
