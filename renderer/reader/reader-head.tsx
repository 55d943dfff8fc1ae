import type { OpenedDocument } from '../../shared/opened-document.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { languageOfText } from '../ui/text-language.ts';
import { versionState } from './version-state.ts';

/** Whose document this is, which version, and how it stands. */
export function ReaderHead({ opened: { document, library, version } }: { opened: OpenedDocument }) {
  const { language, say } = useLanguage();
  const facts = [
    library.name,
    say('version.label', { label: version.label.replace(/^v(?=\d)/i, '') }),
    versionState(version, language),
  ];
  return (
    <header className="reader-head">
      <h2 className="reader-title" lang={languageOfText(document.title, language)}>
        {document.title}
      </h2>
      <p className="reader-facts">{facts.join(' · ')}</p>
    </header>
  );
}
