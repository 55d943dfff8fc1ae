import { CircleCheck, CircleMinus, CircleX, X, type LucideIcon } from 'lucide-react';
import { ProgressBar } from 'react-aria-components';
import { describeError, describeProblem } from '../../shared/describe-error.ts';
import { groupPages } from '../../shared/group-pages.ts';
import type { ImportedFile, ImportOutcome } from '../../shared/operation-results.ts';
import { IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice, Notice } from '../ui/notice.tsx';
import type { ImportView } from './import-progress.ts';

/** How far adding is, by counts, and what became of each file. */
export function ImportPanel({ view, onDismiss }: { view: ImportView; onDismiss: () => void }) {
  const { say } = useLanguage();
  switch (view.kind) {
    case 'idle':
    case 'chosen':
      return null;
    case 'running':
      return (
        <section className="import" aria-label={say('import.outcomes')}>
          <Progress done={view.done} total={view.total} />
          <Outcomes files={view.files} />
        </section>
      );
    case 'failed':
      return (
        <section className="import" aria-label={say('import.outcomes')}>
          <ErrorNotice title={say('import.failed')} error={view.error} />
          <Outcomes files={view.files} />
        </section>
      );
    case 'finished':
      return (
        <section className="import" aria-label={say('import.outcomes')}>
          <FinishedHead count={view.files.length} isDemo={view.isDemo} onDismiss={onDismiss} />
          <Outcomes files={view.files} />
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

function Outcomes({ files }: { files: readonly ImportedFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="outcomes">
      {files.map((file) => (
        <OutcomeLine key={`${file.library}/${file.file}`} file={file} />
      ))}
    </ul>
  );
}

function OutcomeLine({ file }: { file: ImportedFile }) {
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
    </li>
  );
}
