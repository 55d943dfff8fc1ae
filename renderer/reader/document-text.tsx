import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { OpenedDocument } from '../../shared/opened-document.ts';
import type { ReaderLook } from '../../shared/reader-look.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { DocumentElement } from './document-element.tsx';
import { documentItemsOf, itemIndexAt, type DocumentItem } from './document-items.ts';
import type { Goal } from './reading.ts';

/** Pixels; a paragraph of one line. Only where the scroll bar starts from, elements measure themselves. */
const ESTIMATED_HEIGHT = 36;
/** Elements drawn above and below what is in view. */
const OVERSCAN = 12;

interface DocumentTextProps {
  opened: OpenedDocument;
  goal: Goal | null;
  look: Pick<ReaderLook, 'textSize' | 'lineLength' | 'font'>;
  /** Told the offset of what stands at the top, as it scrolls. */
  onTop: (offset: number) => void;
}

/** The whole text, of which only what is in view is drawn; the place that was gone to is brought into view. */
export function DocumentText({ opened, goal, look, onTop }: DocumentTextProps) {
  const { say } = useLanguage();
  const scroller = useRef<HTMLDivElement>(null);
  const items = useMemo(() => documentItemsOf(opened), [opened]);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_HEIGHT,
    overscan: OVERSCAN,
  });

  useGoal(goal, items, scroller, virtualizer);

  function tellTop(): void {
    const top = virtualizer.getVirtualItemForOffset(scroller.current?.scrollTop ?? 0);
    const item = top && items[top.index];
    if (item) onTop(item.start);
  }

  return (
    <div
      className="document-text policy-text"
      ref={scroller}
      tabIndex={0}
      role="group"
      aria-label={say('reader.text', { title: opened.document.title })}
      onScroll={tellTop}
      style={{ fontSize: look.textSize }}
      data-length={look.lineLength}
      data-font={look.font}
      data-lines={opened.hasLines || undefined}
    >
      <div className="document-space" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((row) => {
          const item = items[row.index];
          return (
            item && (
              <div
                key={row.key}
                ref={virtualizer.measureElement}
                data-index={row.index}
                className="document-row"
                style={{ transform: `translateY(${row.start}px)` }}
              >
                <DocumentElement item={item} text={opened.text} hasLines={opened.hasLines} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

type Virtualizer = ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>;

function useGoal(
  goal: Goal | null,
  items: readonly DocumentItem[],
  scroller: RefObject<HTMLDivElement | null>,
  virtualizer: Virtualizer,
): void {
  useEffect(() => {
    if (!goal) {
      virtualizer.scrollToOffset(0);
      return;
    }
    virtualizer.scrollToIndex(itemIndexAt(items, goal.range[0]), { align: goal.atTop ? 'start' : 'center' });
    // The element in view may be a table taller than the window: then its row has to be brought in by itself.
    const frame = requestAnimationFrame(() => scroller.current && bringGoalIntoView(scroller.current));
    return () => cancelAnimationFrame(frame);
  }, [items, goal, scroller, virtualizer]);
}

function bringGoalIntoView(scroller: HTMLElement): void {
  const line = scroller.querySelector('[data-goal]');
  const aim = line?.querySelector('[data-current]') ?? line;
  if (aim) bringIntoView(scroller, aim);
}
