import { Plane, WifiOff } from 'lucide-react';
import type { Diagnostics } from '../../shared/desktop-operations.ts';
import { formatInstant } from '../../shared/language-formats.ts';
import type { AppStatus } from '../../shared/operation-results.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { SettingSection } from './setting-section.tsx';
import { useNetworkUse } from './use-network-use.ts';

interface ProofSectionProps {
  status: AppStatus | null;
  diagnostics: Diagnostics | null;
}

/** The promise of working without a network, with its numbers. */
export function ProofSection({ status, diagnostics }: ProofSectionProps) {
  const { language, say } = useLanguage();
  const { use, failure } = useNetworkUse();
  return (
    <SettingSection title={say('proof.title')}>
      {failure && <ErrorNotice title={say('proof.failed')} error={failure} />}
      {use && (
        <>
          <p className="proof-count" data-broken={use.sent > 0 || undefined}>
            <WifiOff className="icon" aria-hidden />
            {say('proof.sent', { count: use.sent })}
          </p>
          <p role="status">{use.refused > 0 && say('proof.refused', { count: use.refused })}</p>
          <p className="setting-note">{say('proof.since', { moment: formatInstant(use.since, language) })}</p>
        </>
      )}
      <dl className="proof-places">
        <dt>{say('proof.store')}</dt>
        <dd translate="no">{status?.dataFolder}</dd>
        <dt>{say('proof.model')}</dt>
        <dd translate="no">{diagnostics?.model.folder}</dd>
      </dl>
      <p className="proof-line">
        <Plane className="icon" aria-hidden />
        {say('proof.flight')}
      </p>
    </SettingSection>
  );
}
