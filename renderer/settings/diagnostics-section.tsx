import { ClipboardCopy, Stethoscope } from 'lucide-react';
import { describeVerifyProblem } from '../../shared/describe-error.ts';
import type { AppStatus, VerifyReport } from '../../shared/operation-results.ts';
import { policies } from '../api/policies.ts';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice, Notice } from '../ui/notice.tsx';
import { diagnosticsLines, diagnosticsReport } from './diagnostics-report.ts';
import { SettingSection } from './setting-section.tsx';
import type { DiagnosticsView } from './use-diagnostics.ts';
import { useTask } from './use-task.ts';

interface DiagnosticsSectionProps {
  view: DiagnosticsView;
  status: AppStatus | null;
}

/** Versions, sizes and the health of the index, to read and to pass on. */
export function DiagnosticsSection({ view: { facts, failure }, status }: DiagnosticsSectionProps) {
  const { language, say } = useLanguage();
  const [health, check] = useTask(() => policies.verify({}));
  const report = health.kind === 'done' ? health.value : null;
  const lines = facts ? diagnosticsLines(facts, status, report, language) : [];
  const [copying, copy] = useTask(() => policies.copyText({ text: diagnosticsReport(lines) }));
  return (
    <SettingSection title={say('settings.diagnostics')}>
      <p>{say('settings.diagnosticsText')}</p>
      {failure && <ErrorNotice title={say('settings.diagnosticsFailed')} error={failure} />}
      <dl className="facts">
        {lines.map(([name, value]) => (
          <div key={name} className="fact">
            <dt translate="no">{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="button-row">
        <Button icon={Stethoscope} label={say('settings.verify')} onPress={check} />
        <Button icon={ClipboardCopy} label={say('settings.copyReport')} onPress={copy} isDisabled={!facts} />
      </div>
      <div role="status">
        {health.kind === 'running' && <p>{say('settings.verifying', { count: status?.passages ?? 0 })}</p>}
        {report && <Health report={report} />}
        {copying.kind === 'done' && <p>{say('settings.reportCopied')}</p>}
      </div>
      {health.kind === 'failed' && <ErrorNotice title={say('settings.verifyFailed')} error={health.error} />}
    </SettingSection>
  );
}

function Health({ report: { ok, problems, counts } }: { report: VerifyReport }) {
  const { language, say } = useLanguage();
  const { documents, passages } = counts;
  if (ok) return <p>{say('settings.verifyWhole', { documents, passages })}</p>;
  return (
    <Notice kind="danger">
      <p className="notice-title">{say('settings.verifyBroken')}</p>
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>{describeVerifyProblem(problem, language)}</li>
        ))}
      </ul>
    </Notice>
  );
}
