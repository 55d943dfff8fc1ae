import type { LibrarySummary } from '../../shared/document.ts';
import { formatMoment } from '../../shared/language-formats.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { languageOfText } from '../ui/text-language.ts';
import type { DocumentAddress } from '../reader/use-document.ts';
import { versionState } from '../reader/version-state.ts';

interface HoldingsProps {
  chosen: readonly LibrarySummary[];
  onOpen: (address: DocumentAddress, title: string) => void;
}

/** Before anything is asked: what the chosen libraries hold, and what changed last. */
export function Holdings({ chosen, onOpen }: HoldingsProps) {
  const { language, say } = useLanguage();
  const newest = chosen.flatMap((library) => library.documents).sort((a, b) => b.importedAt - a.importedAt)[0];
  return (
    <>
      <h2 className="pane-title">{say('home.title')}</h2>
      <p className="answer-note">{say('home.hint')}</p>
      {newest && (
        <p className="answer-note">
          {say('home.newest', { title: newest.title, date: formatMoment(newest.importedAt, language) })}
        </p>
      )}
      {chosen.map((library) => (
        <section key={library.id} aria-labelledby={`holdings-${library.id}`}>
          <h3 className="result-library" id={`holdings-${library.id}`}>
            {library.name}
          </h3>
          <ul className="holdings">
            {library.documents.map((document) => (
              <li key={document.key}>
                <button
                  type="button"
                  className="link"
                  data-result=""
                  lang={languageOfText(document.title, language)}
                  onClick={() => onOpen({ library: library.id, document: document.key }, document.title)}
                >
                  {document.title}
                </button>
                <span className="holding-facts">
                  {say('version.label', { label: document.version })} · {versionState(document, language)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
