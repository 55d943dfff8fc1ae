import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { describeError } from '../../shared/describe-error.ts';
import type { AppError } from '../../shared/app-error.ts';
import type { OpenedDocument } from '../../shared/opened-document.ts';
import type { ReaderLook } from '../../shared/reader-look.ts';
import type { Hit } from '../../shared/search-result.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { Notice } from '../ui/notice.tsx';
import { DocumentText } from './document-text.tsx';
import { FindBar } from './find-bar.tsx';
import type { LookProps } from './look-chooser.tsx';
import { OutlineList } from './outline-list.tsx';
import { headingAt, headingsOf, type Heading } from './outline.ts';
import { ReaderBar } from './reader-bar.tsx';
import { ReaderHead } from './reader-head.tsx';
import { ReadingContext } from './reading-context.tsx';
import { useReading, type ReadingState } from './use-reading.ts';

/** With pdf.js, which is larger than all else: only who opens a PDF waits for it. */
const PageView = lazy(() => import('./pages/page-view.tsx'));

interface OpenDocumentProps extends LookProps {
  opened: OpenedDocument;
  hit: Hit | null;
}

/** An open document: its pages or its text, and what leads around in it. */
export function OpenDocument({ opened, hit, look, onLook }: OpenDocumentProps) {
  const state = useReading(opened, hit);
  const headings = useMemo(() => headingsOf(opened), [opened]);
  const [section, setSection] = useState(-1);
  const [failure, setFailure] = useState<AppError | null>(null);
  const tellTop = useCallback((offset: number) => setSection(headingAt(headings, offset)), [headings]);
  const view = viewOf(opened, look, failure);
  const find = useFindBar(state);
  const goToHeading = (heading: Heading) => {
    setSection(headings.indexOf(heading));
    state.goTo(heading);
  };

  return (
    <>
      <ReaderHead opened={opened} />
      <ReaderBar
        {...{ opened, look, onLook, view }}
        hasHeadings={headings.length > 0}
        onFind={find.open}
        goBack={state.goBack}
      />
      {find.isOpen && <FindBar key={find.turn} finding={state.finding} onClose={find.close} />}
      {failure && <PagesFailure error={failure} />}
      <div className="reader-content">
        {look.outline && headings.length > 0 && (
          <OutlineList headings={headings} current={section} onGo={goToHeading} />
        )}
        <ReadingContext value={state.reading}>
          {view === 'pages' ? (
            <Suspense fallback={<Opening />}>
              <PageView
                {...{ opened }}
                markings={state.reading.markings}
                goal={state.reading.goal}
                zoom={look.zoom}
                onFailure={setFailure}
                onTop={tellTop}
              />
            </Suspense>
          ) : (
            <DocumentText {...{ opened, look }} goal={state.reading.goal} onTop={tellTop} />
          )}
        </ReadingContext>
      </div>
    </>
  );
}

/** What is shown; null where there is no choice. */
function viewOf({ format }: OpenedDocument, look: ReaderLook, failure: AppError | null): ReaderLook['view'] | null {
  return format === 'pdf' && failure === null ? look.view : null;
}

function Opening() {
  const { say } = useLanguage();
  return (
    <p className="reader-note" role="status">
      {say('reader.openingPages')}
    </p>
  );
}

function PagesFailure({ error }: { error: AppError }) {
  const { language, say } = useLanguage();
  return (
    <Notice kind="warning">
      <p>
        {say('reader.pagesFailed')} {describeError(error, language)}
      </p>
    </Notice>
  );
}

/** Ctrl+F or Cmd+F opens the bar, and puts the keyboard there again when it is open. */
function useFindBar({ finding }: ReadingState) {
  const [turn, setTurn] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const origin = useRef<Element | null>(null);
  const open = useCallback(() => {
    if (!document.activeElement?.closest('.find-bar')) origin.current = document.activeElement;
    setOpen(true);
    setTurn((before) => before + 1);
  }, []);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'f' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey))
        return;
      event.preventDefault();
      open();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
  const close = () => {
    setOpen(false);
    finding.seek('');
    if (origin.current instanceof HTMLElement) origin.current.focus();
  };
  return { isOpen, turn, open, close };
}
