import { useEffect, useState } from 'react';
import { toAppError, type AppError } from '../../../shared/app-error.ts';
import { openPages, type OpenedPages } from './open-pages.ts';
import { OriginalFailure, type OriginalAddress } from './original-bytes.ts';

/** Size of a page in points. */
export interface PageSize {
  width: number;
  height: number;
}

export type PagesView =
  { kind: 'opening' } | { kind: 'open'; pages: OpenedPages; usual: PageSize } | { kind: 'failure'; error: AppError };

/** The original of a version as pages. `first`: the page that is shown first; its size stands for those not read yet. */
export function usePages({ library, document, sha256 }: OriginalAddress, first: number): PagesView {
  const [view, setView] = useState<PagesView>({ kind: 'opening' });
  // Only where the list begins; going on to another page opens nothing again.
  const [begin] = useState(first);

  useEffect(() => {
    const controller = new AbortController();
    open({ library, document, sha256 }, begin, controller.signal).then(
      (opened) => {
        if (!controller.signal.aborted) setView(opened);
      },
      (thrown: unknown) => {
        if (!controller.signal.aborted) setView({ kind: 'failure', error: errorOf(thrown) });
      },
    );
    return () => {
      controller.abort();
    };
  }, [library, document, sha256, begin]);

  return view;
}

async function open(address: OriginalAddress, first: number, signal: AbortSignal): Promise<PagesView> {
  const pages = await openPages(address, signal);
  const page = await pages.page(Math.min(first, pages.count));
  return { kind: 'open', pages, usual: page.getViewport({ scale: 1 }) };
}

/** What pdf.js throws at a file speaks of its damage. */
function errorOf(thrown: unknown): AppError {
  if (thrown instanceof OriginalFailure) return thrown.error;
  const { details } = toAppError(thrown);
  return { code: 'document-damaged', details };
}
