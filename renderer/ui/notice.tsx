import { CircleAlert, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import { describeError } from '../../shared/describe-error.ts';
import { useLanguage } from './language-context.tsx';

type NoticeKind = 'information' | 'warning' | 'danger';

const ICONS: Record<NoticeKind, LucideIcon> = { information: Info, warning: TriangleAlert, danger: CircleAlert };

/** A sentence that the person should see, set apart by an icon and a rule, never by colour alone. */
export function Notice({ kind, children }: { kind: NoticeKind; children: ReactNode }) {
  const Icon = ICONS[kind];
  return (
    <div className="notice" data-kind={kind} role={kind === 'danger' ? 'alert' : undefined}>
      <Icon className="icon" aria-hidden />
      <div className="notice-body">{children}</div>
    </div>
  );
}

interface ErrorNoticeProps {
  /** What failed, as a sentence. */
  title: string;
  error: AppError;
  /** Buttons. */
  children?: ReactNode;
}

/** A failure: what failed, what happened and what to do; the code only for whoever unfolds the details. */
export function ErrorNotice({ title, error, children }: ErrorNoticeProps) {
  const { language, say } = useLanguage();
  return (
    <Notice kind="danger">
      <p className="notice-title">{title}</p>
      <p>{describeError(error, language)}</p>
      {children && <div className="button-row">{children}</div>}
      <Details lines={[say('results.code', { code: error.code }), ...detailLines(error.details)]} />
    </Notice>
  );
}

/** Facts for whoever helps the person, folded away. */
export function Details({ lines }: { lines: readonly string[] }) {
  const { say } = useLanguage();
  return (
    <details className="details">
      <summary>{say('results.details')}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function detailLines(details: AppError['details']): string[] {
  return Object.entries(details).map(([name, value]) => `${name}: ${String(value)}`);
}
