import { useEffect, useRef } from 'react';
import type { ReaderLook } from '../../shared/reader-look.ts';
import type { Hit } from '../../shared/search-result.ts';
import type { SettingsView } from '../settings/use-settings.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import type { LookProps } from './look-chooser.tsx';
import { OpenDocument } from './open-document.tsx';
import type { OpenedPlace } from './opened-place.ts';
import { ReaderSplit } from './reader-split.tsx';
import { ReaderTools } from './reader-tools.tsx';
import { useDocument, type DocumentView } from './use-document.ts';

interface ReaderProps {
  settings: SettingsView;
  place: OpenedPlace;
  /** The hits of the list in its order, to go on to the next from here. */
  hits: readonly Hit[];
  isNarrow: boolean;
  onOpen: (hit: Hit) => void;
  onClose: () => void;
}

/** A document with the place of the hit marked. */
export function Reader({ place, hits, settings, isNarrow, onOpen, onClose }: ReaderProps) {
  const { say } = useLanguage();
  const view = useDocument(place.address);
  const look = settings.settings.reader;
  const onLook = (change: Partial<ReaderLook>) => settings.change({ reader: { ...look, ...change } });
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever goes on to the next rule from here stays on that button.
    if (!region.current?.contains(document.activeElement)) region.current?.focus({ preventScroll: true });
  }, [place]);

  return (
    <>
      {!isNarrow && <ReaderSplit share={look.share} onShare={(share) => onLook({ share })} />}
      <section ref={region} className="reader" aria-label={say('reader.label')} tabIndex={-1}>
        <ReaderTools {...{ place, hits, isNarrow, onOpen, onClose }} />
        <ReaderBody {...{ view, place, look, onLook }} />
      </section>
    </>
  );
}

function ReaderBody({ view, place, ...look }: LookProps & { view: DocumentView; place: OpenedPlace }) {
  const { say } = useLanguage();
  switch (view.kind) {
    case 'opening':
      return (
        <p className="reader-note" role="status">
          {say('reader.opening', { title: place.title })}
        </p>
      );
    case 'failure':
      return <ErrorNotice title={say('reader.failed')} error={view.error} />;
    case 'open':
      return <OpenDocument key={view.opened.version.sha256} opened={view.opened} hit={place.hit} {...look} />;
  }
}
