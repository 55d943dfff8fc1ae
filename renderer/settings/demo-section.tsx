import { LibraryBig } from 'lucide-react';
import { policies } from '../api/policies.ts';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { SettingSection } from './setting-section.tsx';
import { useTask } from './use-task.ts';

/** Brings the demo libraries back, with what was removed of them. */
export function DemoSection() {
  const { say } = useLanguage();
  const [restoring, start] = useTask(() => policies.importDemo({ removed: true }));
  return (
    <SettingSection title={say('settings.demo')}>
      <p>{say('settings.demoText')}</p>
      <Button icon={LibraryBig} label={say('settings.demoRestore')} onPress={start} />
      <div role="status">
        {restoring.kind === 'running' && <p>{say('settings.demoRestoring')}</p>}
        {restoring.kind === 'done' && (
          <Restored count={restoring.value.filter(({ outcome }) => outcome !== 'unchanged').length} />
        )}
      </div>
      {restoring.kind === 'failed' && <ErrorNotice title={say('settings.demoFailed')} error={restoring.error} />}
    </SettingSection>
  );
}

function Restored({ count }: { count: number }) {
  const { say } = useLanguage();
  return <p>{count === 0 ? say('settings.demoWhole') : say('settings.demoRestored', { count })}</p>;
}
