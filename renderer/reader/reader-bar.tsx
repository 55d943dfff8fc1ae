import { Search, TableOfContents, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { ToggleButton, ToggleButtonGroup, Tooltip, TooltipTrigger } from 'react-aria-components';
import type { OpenedDocument } from '../../shared/opened-document.ts';
import { READER_VIEWS, ZOOMS, type ReaderLook } from '../../shared/reader-look.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { OriginalButtons } from './original-buttons.tsx';
import { LookChooser, type LookProps } from './look-chooser.tsx';

interface ReaderBarProps extends LookProps {
  opened: OpenedDocument;
  /** What is shown; null for formats without pages, which are always shown as text. */
  view: ReaderLook['view'] | null;
  hasHeadings: boolean;
  onFind: () => void;
  /** Null when no link was followed. */
  goBack: (() => void) | null;
}

/** How the document is shown, and what finds its way around in it. */
export function ReaderBar({ opened, look, onLook, view, hasHeadings, onFind, goBack }: ReaderBarProps) {
  const { say } = useLanguage();
  return (
    <div className="reader-bar">
      {hasHeadings && (
        <TooltipTrigger delay={600}>
          <ToggleButton
            className="icon-button toggle"
            aria-label={say('reader.outline')}
            isSelected={look.outline}
            onChange={(outline) => onLook({ outline })}
          >
            <TableOfContents className="icon" aria-hidden />
          </ToggleButton>
          <Tooltip className="tooltip" offset={6}>
            {say('reader.outline')}
          </Tooltip>
        </TooltipTrigger>
      )}
      <IconButton icon={Search} label={say('reader.find')} onPress={onFind} />
      {goBack && <Button icon={Undo2} kind="quiet" label={say('reader.return')} onPress={goBack} />}
      <OriginalButtons opened={opened} />
      <span className="stretch" />
      {view === 'pages' ? <Zoom {...{ look, onLook }} /> : <LookChooser {...{ look, onLook }} />}
      {view && <ViewChoice view={view} onLook={onLook} />}
    </div>
  );
}

function ViewChoice({ view, onLook }: Pick<LookProps, 'onLook'> & { view: ReaderLook['view'] }) {
  const { say } = useLanguage();
  return (
    <ToggleButtonGroup
      className="view-choice"
      aria-label={say('reader.view')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[view]}
      onSelectionChange={(keys) => {
        const chosen = READER_VIEWS.find((known) => keys.has(known));
        if (chosen) onLook({ view: chosen });
      }}
    >
      {READER_VIEWS.map((known) => (
        <ToggleButton key={known} id={known} className="view-button">
          {say(`reader.view.${known}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Zoom({ look: { zoom }, onLook }: LookProps) {
  const { say } = useLanguage();
  const smaller = ZOOMS.findLast((step) => step < zoom);
  const larger = ZOOMS.find((step) => step > zoom);
  return (
    <>
      <IconButton
        icon={ZoomOut}
        label={say('reader.zoomOut')}
        isDisabled={smaller === undefined}
        onPress={() => onLook({ zoom: smaller ?? zoom })}
      />
      <Button
        kind="quiet"
        label={say('reader.percent', { percent: zoom })}
        aria-label={say('reader.zoomFit', { percent: zoom })}
        onPress={() => onLook({ zoom: 100 })}
      />
      <IconButton
        icon={ZoomIn}
        label={say('reader.zoomIn')}
        isDisabled={larger === undefined}
        onPress={() => onLook({ zoom: larger ?? zoom })}
      />
    </>
  );
}
