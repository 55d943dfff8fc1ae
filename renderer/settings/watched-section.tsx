import { CircleStop } from 'lucide-react';
import { IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { SettingSection } from './setting-section.tsx';
import { useWatchedFolders } from './use-watched-folders.ts';

/** The folders whose changes are brought in. */
export function WatchedSection() {
  const { say } = useLanguage();
  const { folders, failure, stopped, stop } = useWatchedFolders();
  return (
    <SettingSection title={say('settings.watched')}>
      {failure && <ErrorNotice title={say('settings.watchedFailed')} error={failure} />}
      {folders?.length === 0 && <p className="setting-note">{say('settings.watchedNone')}</p>}
      <ul className="setting-list">
        {folders?.map((watched) => (
          <li key={watched.id} className="setting-line">
            <span>
              <span translate="no">{watched.folder}</span>
              <span className="setting-note">{say('settings.watchedInto', { library: watched.library.name })}</span>
            </span>
            <IconButton
              icon={CircleStop}
              label={say('settings.watchedStop', { folder: watched.folder })}
              onPress={() => stop(watched)}
            />
          </li>
        ))}
      </ul>
      <p role="status">{stopped !== null && say('settings.watchedStopped', { folder: stopped })}</p>
    </SettingSection>
  );
}
