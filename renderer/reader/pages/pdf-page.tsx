import { useEffect, useRef, useState } from 'react';
import type { TextBox } from '../../../shared/block.ts';
import { policies } from '../../api/policies.ts';
import { useLanguage } from '../../ui/language-context.tsx';
import type { Goal, Markings } from '../reading.ts';
import { TextLayer, type OpenedPages, type PageProxy } from './open-pages.ts';
import type { OriginalAddress } from './original-bytes.ts';
import { PageMarks } from './page-marks.tsx';
import type { PageSize } from './use-pages.ts';

export interface PdfPageProps {
  pages: OpenedPages;
  address: OriginalAddress;
  /** From 1. */
  number: number;
  /** What the document calls the page. */
  label: string;
  /** Pixels of the window for a point. */
  scale: number;
  size: PageSize;
  markings: Markings;
  goal: Goal | null;
  onSize: (number: number, size: PageSize) => void;
}

/** A page as it was printed, with its text over it for selecting and reading out, and its marks. */
export function PdfPage({ pages, address, number, label, scale, size, markings, goal, onSize }: PdfPageProps) {
  const { say } = useLanguage();
  const page = usePage(pages, number, onSize);
  const boxes = useBoxes(address, number);
  return (
    <div
      className="page"
      role="group"
      aria-label={say('reader.page', { label })}
      style={{ width: size.width * scale, height: size.height * scale }}
    >
      {page && <PageCanvas key={scale} page={page} scale={scale} />}
      <PageMarks {...{ boxes, scale, markings, goal }} />
      {page && <PageLetters key={`letters-${scale}`} page={page} scale={scale} />}
    </div>
  );
}

function usePage(pages: OpenedPages, number: number, onSize: PdfPageProps['onSize']): PageProxy | null {
  const [page, setPage] = useState<PageProxy | null>(null);
  useEffect(() => {
    let isCurrent = true;
    pages.page(number).then(
      (read) => {
        if (!isCurrent) return;
        const { width, height } = read.getViewport({ scale: 1 });
        onSize(number, { width, height });
        setPage(read);
      },
      () => {
        // A page that cannot be read stays white; its text is in the other view.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [pages, number, onSize]);
  return page;
}

function useBoxes({ library, document, sha256 }: OriginalAddress, number: number): readonly TextBox[] {
  const [boxes, setBoxes] = useState<readonly TextBox[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void policies.pageBoxes({ library, document, sha256, first: number, last: number }).then((result) => {
      if (isCurrent && result.ok) setBoxes(result.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [library, document, sha256, number]);
  return boxes;
}

/** Pixels of one drawn page: beyond this a page is drawn coarser, since its picture would take 100 MB. */
const MOST_PIXELS = 16_000_000;

function PageCanvas({ page, scale }: { page: PageProxy; scale: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const plain = page.getViewport({ scale: scale * devicePixelRatio });
    const shrink = Math.min(1, Math.sqrt(MOST_PIXELS / (plain.width * plain.height)));
    const viewport = page.getViewport({ scale: scale * devicePixelRatio * shrink });
    [element.width, element.height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
    const task = page.render({ canvas: element, viewport });
    // Given up when the page leaves the view; a fault leaves it white.
    task.promise.then(
      () => {
        element.dataset['drawn'] = '';
      },
      () => undefined,
    );
    return () => {
      task.cancel();
    };
  }, [page, scale]);
  return <canvas ref={canvas} className="page-canvas" aria-hidden />;
}

function PageLetters({ page, scale }: { page: PageProxy; scale: number }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    element.style.setProperty('--total-scale-factor', String(scale));
    const viewport = page.getViewport({ scale });
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: element, viewport });
    layer.render().catch(() => undefined);
    return () => {
      layer.cancel();
      element.replaceChildren();
    };
  }, [page, scale]);
  return <div ref={container} className="page-letters" />;
}
