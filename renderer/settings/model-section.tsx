import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CheckedModelFile, Diagnostics } from '../../shared/desktop-operations.ts';
import { formatList, formatSize } from '../../shared/language-formats.ts';
import type { ModelState } from '../../shared/operation-results.ts';
import { policies } from '../api/policies.ts';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice, Notice } from '../ui/notice.tsx';
import { SettingSection } from './setting-section.tsx';
import { useTask } from './use-task.ts';

interface ModelSectionProps {
  state: ModelState;
  diagnostics: Diagnostics | null;
}

/** The language model: what it is, where it stands, whether its files are whole. */
export function ModelSection({ state, diagnostics }: ModelSectionProps) {
  const { language, say } = useLanguage();
  const [check, start] = useTask(() => policies.checkModel({}));
  return (
    <SettingSection title={say('settings.model')}>
      <p>{say('settings.modelText')}</p>
      <dl className="facts">
        <dt>{say('settings.model')}</dt>
        <dd translate="no">{diagnostics?.model.id}</dd>
        <dt>{say('settings.modelState')}</dt>
        <dd>{say(`settings.modelState.${state}`)}</dd>
        <dt>{say('settings.modelFiles')}</dt>
        <dd>
          <ul>
            {diagnostics?.model.files.map(({ path, bytes }) => (
              <li key={path} translate="no">
                {path} · {formatSize(bytes, language)}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      <Button icon={ShieldCheck} label={say('settings.modelCheck')} onPress={start} />
      <div role="status">
        {check.kind === 'running' && <CheckProgress />}
        {check.kind === 'done' && <CheckOutcome files={check.value} />}
      </div>
      {check.kind === 'failed' && <ErrorNotice title={say('settings.modelCheckFailed')} error={check.error} />}
    </SettingSection>
  );
}

function CheckProgress() {
  const { say } = useLanguage();
  const [percent, setPercent] = useState(0);
  useEffect(
    () =>
      policies.onEvent((event) => {
        if (event.type === 'model-check') setPercent(Math.floor((event.done / event.total) * 100));
      }),
    [],
  );
  return <p>{say('settings.modelChecking', { percent })}</p>;
}

function CheckOutcome({ files }: { files: readonly CheckedModelFile[] }) {
  const { language, say } = useLanguage();
  const broken = files.filter(({ state }) => state !== 'whole').map(({ path }) => path);
  if (broken.length === 0) return <p>{say('settings.modelWhole', { count: files.length })}</p>;
  return <Notice kind="danger">{say('settings.modelBroken', { files: formatList(broken, language) })}</Notice>;
}
