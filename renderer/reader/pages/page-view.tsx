import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AppError } from '../../../shared/app-error.ts';
import type { OpenedDocument } from '../../../shared/opened-document.ts';
import { useLanguage } from '../../ui/language-context.tsx';
import type { Goal, Markings } from '../reading.ts';
import type { OpenedPages } from './open-pages.ts';
import { pageOfOffset } from './page-places.ts';
import { PdfPage } from './pdf-page.tsx';
import { usePages, type PageSize } from './use-pages.ts';

interface PageViewProps {
  opened: OpenedDocument;
  markings: Markings;
  goal: Goal | null;
  /** Percent; 100 fills the width. */
  zoom: number;
  /** The original cannot be shown. */
  onFailure: (error: AppError) => void;
  /** Told the offset of what stands at the top, as it scrolls. */
  onTop: (offset: number) => void;
}

/** The original's pages, of which only those near the view are drawn. */
export default function PageView({ opened, markings, goal, zoom, onFailure, onTop }: PageViewProps) {
  const { say } = useLanguage();
  const address = useMemo(
    () => ({ library: opened.library.id, document: opened.document.key, sha256: opened.version.sha256 }),
    [opened],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const view = usePages(address, goal ? pageOfOffset(opened.pages ?? [], goal.range[0]) : 1);
  const width = useWidth(scroller);
  useEffect(() => {
    if (view.kind === 'failure') onFailure(view.error);
  }, [view, onFailure]);

  return (
    <div
      className="pages"
      ref={scroller}
      tabIndex={0}
      role="group"
      aria-label={say('reader.pages', { title: opened.document.title })}
    >
      {view.kind === 'opening' && (
        <p className="reader-note" role="status">
          {say('reader.openingPages')}
        </p>
      )}
      {view.kind === 'open' && width > 0 && (
        <PageList
          {...{ opened, address, markings, goal, scroller, onTop }}
          pages={view.pages}
          usual={view.usual}
          scale={(width / view.usual.width) * (zoom / 100)}
        />
      )}
    </div>
  );
}

/** Pages drawn above and below what is in view. */
const OVERSCAN = 1;
/** Pixels between pages. */
const GAP = 16;

interface PageListProps extends Pick<PageViewProps, 'opened' | 'markings' | 'goal' | 'onTop'> {
  address: { library: string; document: string; sha256: string };
  scroller: React.RefObject<HTMLDivElement | null>;
  pages: OpenedPages;
  usual: PageSize;
  scale: number;
}

function PageList({ opened, address, scroller, pages, usual, scale, markings, goal, onTop }: PageListProps) {
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const sizeOf = (number: number) => sizes.get(number) ?? usual;
  const virtualizer = useVirtualizer({
    count: pages.count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => sizeOf(index + 1).height * scale,
    gap: GAP,
    paddingStart: GAP,
    paddingEnd: GAP,
    overscan: OVERSCAN,
    onChange: ({ scrollOffset }) => {
      const top = virtualizer.getVirtualItemForOffset(scrollOffset ?? 0);
      if (top) onTop(endOfPage(opened, top.index + 1));
    },
  });
  const keepSize = useCallback((number: number, size: PageSize) => {
    setSizes((known) => (known.has(number) ? known : new Map(known).set(number, size)));
  }, []);
  useGoal(goal, opened, virtualizer);
  useScaleAnchor(scale, sizes, scroller, virtualizer);
  const labels = useMemo(() => labelsOf(opened), [opened]);
  const widest = Math.max(usual.width, ...Array.from(sizes.values(), (size) => size.width)) * scale;

  return (
    <div className="page-space" style={{ height: virtualizer.getTotalSize(), width: widest }}>
      {virtualizer.getVirtualItems().map((row) => (
        <div key={row.key} className="page-row" style={{ transform: `translateY(${row.start}px)` }}>
          <PdfPage
            {...{ pages, address, scale, markings, goal }}
            number={row.index + 1}
            label={labels.get(row.index + 1) ?? String(row.index + 1)}
            size={sizeOf(row.index + 1)}
            onSize={keepSize}
          />
        </div>
      ))}
    </div>
  );
}

type Virtualizer = ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>;

/** To the page of the place; the place itself is brought into view when its page knows where it stands. */
function useGoal(goal: Goal | null, { pages }: OpenedDocument, virtualizer: Virtualizer): void {
  useEffect(() => {
    if (goal) virtualizer.scrollToIndex(pageOfOffset(pages ?? [], goal.range[0]) - 1, { align: 'start' });
    else virtualizer.scrollToOffset(0);
  }, [goal, pages, virtualizer]);
}

/** What was in the middle stays there when the pages grow or shrink. */
function useScaleAnchor(
  scale: number,
  sizes: ReadonlyMap<number, PageSize>,
  scroller: React.RefObject<HTMLDivElement | null>,
  virtualizer: Virtualizer,
): void {
  const last = useRef(scale);
  useEffect(() => {
    virtualizer.measure();
  }, [sizes, virtualizer]);
  useEffect(() => {
    const element = scroller.current;
    if (!element || last.current === scale) return;
    const middle = element.scrollTop + element.clientHeight / 2;
    const moved = (middle * scale) / last.current - element.clientHeight / 2;
    last.current = scale;
    virtualizer.measure();
    virtualizer.scrollToOffset(moved);
  }, [scale, scroller, virtualizer]);
}

/** The last offset of a page: a heading that begins on it is the one that is read. */
function endOfPage({ pages, text }: OpenedDocument, page: number): number {
  return (pages?.find((next) => next.page > page)?.start ?? text.length + 1) - 1;
}

function labelsOf({ pages }: OpenedDocument): ReadonlyMap<number, string> {
  return new Map((pages ?? []).flatMap(({ page, label }) => (label === null ? [] : [[page, label] as const])));
}

/** Width inside of an element, without its padding; 0 until it is known. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return width;
}
