import { useMemo } from 'react';
import { useStatus } from './api/use-status.ts';
import { chosenAmong } from './library/chosen-libraries.ts';
import { DropArea } from './library/drop-area.tsx';
import { useImport } from './library/use-import.ts';
import { useLibraries } from './library/use-libraries.ts';
import { useRemoval } from './library/use-removal.ts';
import { useSettings, type WindowSettings } from './settings/use-settings.ts';
import { LanguageProvider } from './ui/language-context.tsx';
import { Workspace } from './workspace.tsx';

/** The window: what it knows (settings, state, libraries), spoken in the person's language. */
export function App({ initialSettings }: { initialSettings: WindowSettings | null }) {
  const settings = useSettings(initialSettings);
  const status = useStatus();
  const libraries = useLibraries();
  const importing = useImport();
  const removal = useRemoval();
  const { chosenLibraries } = settings.settings;
  const chosen = useMemo(
    () => chosenAmong(libraries.libraries ?? [], chosenLibraries),
    [libraries.libraries, chosenLibraries],
  );
  return (
    <LanguageProvider language={settings.language}>
      <Workspace {...{ settings, status, libraries, importing, removal, chosen }} />
      <DropArea libraries={libraries.libraries ?? []} actions={importing.actions} />
    </LanguageProvider>
  );
}
