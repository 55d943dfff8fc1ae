import { FolderPlus } from 'lucide-react';
import type { Language } from '../../shared/language.ts';
import { EmptyLibraries } from '../library/empty-libraries.tsx';
import { ImportDialog } from '../library/import-dialog.tsx';
import { ImportPanel } from '../library/import-panel.tsx';
import type { ImportView } from '../library/import-progress.ts';
import type { ImportActions } from '../library/use-import.ts';
import { LanguageChoice } from '../settings/language-choice.tsx';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';

interface FirstRunProps {
  importing: { view: ImportView; actions: ImportActions };
  filesWaiting: number;
  onLanguage: (language: Language) => void;
}

/** There is no library: bring policies in, try the demo, and in which language. */
export function FirstRun({ importing, filesWaiting, onLanguage }: FirstRunProps) {
  const { say } = useLanguage();
  const { view, actions } = importing;
  return (
    <>
      <ImportPanel view={view} onDismiss={actions.dismiss} />
      <EmptyLibraries {...{ importing, filesWaiting }}>
        <Button icon={FolderPlus} label={say('library.addFolder')} onPress={() => void actions.choose(true)} />
      </EmptyLibraries>
      <div className="first-run-language">
        <LanguageChoice onChange={onLanguage} />
      </div>
      <ImportDialog view={view} actions={actions} libraries={[]} />
    </>
  );
}
