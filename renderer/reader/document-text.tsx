import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import type { OpenedDocument } from '../../shared/opened-document.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { DocumentElement } from './document-element.tsx';
import { documentItemsOf, itemIndexAt } from './document-items.ts';
import type { PassagePlace } from './opened-place.ts';

/** Pixels; a paragraph of one line. Only where the scroll bar starts from, elements measure themselves. */
const ESTIMATED_HEIGHT = 36;
/** Elements drawn above and below what is in view. */
const OVERSCAN = 12;

interface DocumentTextProps {
  opened: OpenedDocument;
  passage: PassagePlace | null;
}

/** The whole text, of which only what is in view is drawn; the passage is brought into view. */
export function DocumentText({ opened, passage }: DocumentTextProps) {
  const { say } = useLanguage();
  const scroller = useRef<HTMLDivElement>(null);
  const items = useMemo(() => documentItemsOf(opened), [opened]);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_HEIGHT,
    overscan: OVERSCAN,
  });

  useEffect(() => {
    if (!passage) {
      virtualizer.scrollToOffset(0);
      return;
    }
    virtualizer.scrollToIndex(itemIndexAt(items, passage.range[0]), { align: 'center' });
    // The element in view may be a table taller than the window: then its row has to be brought in by itself.
    const frame = requestAnimationFrame(() => scroller.current && bringPassageIntoView(scroller.current));
    return () => cancelAnimationFrame(frame);
  }, [items, passage, virtualizer]);

  return (
    <div
      className="document-text policy-text"
      ref={scroller}
      tabIndex={0}
      role="group"
      aria-label={say('reader.text', { title: opened.document.title })}
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
                <DocumentElement item={item} text={opened.text} passage={passage} hasLines={opened.hasLines} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

/** Scrolls the text alone; scrollIntoView would move the panes around it too. */
function bringPassageIntoView(scroller: HTMLElement): void {
  const passage = scroller.querySelector('[data-passage]');
  if (!passage) return;
  const [outer, inner] = [scroller.getBoundingClientRect(), passage.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  scroller.scrollTop += inner.top - outer.top - outer.height / 3;
}
