import { CircleCheck, CircleMinus, CircleX, Square, X, type LucideIcon } from 'lucide-react';
import { ProgressBar } from 'react-aria-components';
import { describeError, describeProblem } from '../../shared/describe-error.ts';
import { groupPages } from '../../shared/group-pages.ts';
import { IMPORT_OUTCOMES, type ImportedFile, type ImportOutcome } from '../../shared/operation-results.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice, Notice } from '../ui/notice.tsx';
import type { ImportView } from './import-progress.ts';
import { RetryFile } from './retry-file.tsx';
import type { ImportActions } from './use-import.ts';

interface ImportPanelProps {
  view: ImportView;
  /** Left out where nothing is offered to be done about a file. */
  actions?: Pick<ImportActions, 'cancel' | 'retry'>;
  onDismiss: () => void;
}

/** How far adding is, by counts, and what became of each file. */
export function ImportPanel({ view, actions, onDismiss }: ImportPanelProps) {
  const { say } = useLanguage();
  const retry = actions?.retry ?? null;
  switch (view.kind) {
    case 'idle':
    case 'chosen':
      return null;
    case 'running':
      return (
        <section className="import" aria-label={say('import.outcomes')}>
          <Progress done={view.done} total={view.total} />
          {actions?.cancel && (
            <div className="button-row import-buttons">
              <Button icon={Square} label={say('report.cancel')} onPress={actions.cancel} />
            </div>
          )}
          <Outcomes files={view.files} retry={null} />
        </section>
      );
    case 'failed':
      return (
        <section className="import" aria-label={say('import.outcomes')}>
          <ErrorNotice title={say('import.failed')} error={view.error} />
          <Outcomes files={view.files} retry={null} />
        </section>
      );
    case 'finished':
      return (
        <section className="import" aria-label={say('import.outcomes')}>
          <FinishedHead count={view.files.length} isDemo={view.isDemo} onDismiss={onDismiss} />
          <Counts files={view.files} />
          <Outcomes files={view.files} retry={retry} />
        </section>
      );
  }
}

function Progress({ done, total }: { done: number; total: number | null }) {
  const { say } = useLanguage();
  const words = total === null ? say('import.starting') : say('import.progress', { count: total, done });
  return (
    <ProgressBar className="progress" aria-label={words} value={done} maxValue={Math.max(1, total ?? 1)}>
      {({ percentage = 0 }) => (
        <>
          <span role="status">{words}</span>
          <span className="progress-track">
            <span className="progress-fill" style={{ width: `${percentage}%` }} />
          </span>
        </>
      )}
    </ProgressBar>
  );
}

interface FinishedHeadProps {
  count: number;
  isDemo: boolean;
  onDismiss: () => void;
}

function FinishedHead({ count, isDemo, onDismiss }: FinishedHeadProps) {
  const { say } = useLanguage();
  if (count === 0) {
    return (
      <Notice kind="warning">
        <p role="status">{say(isDemo ? 'import.demoRemoved' : 'import.nothing')}</p>
      </Notice>
    );
  }
  return (
    <div className="import-head">
      <span role="status">{say('import.done', { count })}</span>
      <span className="stretch" />
      <IconButton icon={X} label={say('import.close')} onPress={onDismiss} />
    </div>
  );
}

const OUTCOME_ICONS: Record<ImportOutcome, LucideIcon> = {
  imported: CircleCheck,
  'new-version': CircleCheck,
  unchanged: CircleMinus,
  refused: CircleX,
};

/** How many files had which outcome. */
function Counts({ files }: { files: readonly ImportedFile[] }) {
  const { say } = useLanguage();
  const parts = IMPORT_OUTCOMES.map((outcome) => ({
    outcome,
    count: files.filter((file) => file.outcome === outcome).length,
  })).filter(({ count }) => count > 0);
  if (files.length < 2) return null;
  return (
    <p className="library-count">
      {parts.map(({ outcome, count }) => say(`report.counts.${outcome}`, { count })).join(' · ')}
    </p>
  );
}

interface OutcomesProps {
  files: readonly ImportedFile[];
  retry: ImportActions['retry'];
}

function Outcomes({ files, retry }: OutcomesProps) {
  if (files.length === 0) return null;
  return (
    <ul className="outcomes">
      {files.map((file) => (
        <OutcomeLine key={`${file.library}/${file.file}`} file={file} retry={retry} />
      ))}
    </ul>
  );
}

function OutcomeLine({ file, retry }: Pick<OutcomesProps, 'retry'> & { file: ImportedFile }) {
  const { language, say } = useLanguage();
  const Icon = OUTCOME_ICONS[file.outcome];
  const twin = file.details['sameBytesAs'];
  return (
    <li className="outcome" data-outcome={file.outcome}>
      <Icon className="icon" aria-hidden />
      <span className="outcome-file">{file.file}</span>
      <span className="outcome-word">{say(`outcome.${file.outcome}`)}</span>
      {file.code !== null && (
        <span className="outcome-reason">{describeError({ code: file.code, details: file.details }, language)}</span>
      )}
      {file.outcome === 'imported' && typeof twin === 'string' && (
        <span className="outcome-reason">{say('outcome.sameBytesAs', { document: twin })}</span>
      )}
      {groupPages(file.problems).map((problem, index) => (
        <span className="outcome-reason" key={index}>
          {describeProblem(problem, language)}
        </span>
      ))}
      {retry && canBeRetried(file) && <RetryFile file={file} onRetry={retry} />}
    </li>
  );
}

/** The main process keeps the grant of exactly these. */
function canBeRetried({ outcome, problems }: ImportedFile): boolean {
  return outcome === 'refused' || problems.some(({ code }) => code === 'encoding-guessed');
}
