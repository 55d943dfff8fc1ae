import { Trash2 } from 'lucide-react';
import { hidesText, type DocumentSummary, type LibrarySummary } from '../../shared/document.ts';
import { describeProblem } from '../../shared/describe-error.ts';
import { groupPages } from '../../shared/group-pages.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { languageOfText } from '../ui/text-language.ts';
import type { DocumentAddress } from '../reader/use-document.ts';
import { versionState } from '../reader/version-state.ts';
import type { Removable } from './use-removal.ts';

interface LibrarySectionProps {
  library: LibrarySummary;
  onOpen: (address: DocumentAddress, title: string) => void;
  onRemove: (removable: Removable) => void;
}

/** One library: its name and a row for each document. */
export function LibrarySection({ library, onOpen, onRemove }: LibrarySectionProps) {
  const { say } = useLanguage();
  const headingId = `library-${library.id}`;
  return (
    <section className="library" aria-labelledby={headingId}>
      <div className="library-head">
        <h3 className="library-name" id={headingId}>
          {library.name}
        </h3>
        {library.demo && <span className="stamp">{say('library.demo')}</span>}
        <span className="library-count">{say('scope.documents', { count: library.documents.length })}</span>
        <span className="stretch" />
        <Button
          icon={Trash2}
          label={say('library.removeLibrary')}
          kind="quiet"
          onPress={() => onRemove({ library: library.id, title: library.name })}
        />
      </div>
      {library.documents.length === 0 ? (
        <p className="answer-note">{say('library.emptyLibrary')}</p>
      ) : (
        <table className="document-list" aria-labelledby={headingId}>
          <ColumnHeads />
          <tbody>
            {library.documents.map((document) => (
              <DocumentRow key={document.key} {...{ library, document, onOpen, onRemove }} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function ColumnHeads() {
  const { say } = useLanguage();
  return (
    <thead>
      <tr>
        <th scope="col">{say('library.document')}</th>
        <th scope="col">{say('library.version')}</th>
        <th scope="col">{say('library.state')}</th>
        <th scope="col" className="numeric">
          {say('library.passages')}
        </th>
        <th scope="col" className="numeric">
          {say('library.meaning')}
        </th>
        <th scope="col">
          <span className="visually-hidden">{say('library.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

interface DocumentRowProps extends LibrarySectionProps {
  document: DocumentSummary;
}

function DocumentRow({ library, document, onOpen, onRemove }: DocumentRowProps) {
  const { language, say } = useLanguage();
  const { key, title, passages, embedded } = document;
  return (
    <tr>
      <th scope="row" className="document-title">
        <button
          type="button"
          className="link"
          lang={languageOfText(title, language)}
          onClick={() => onOpen({ library: library.id, document: key }, title)}
        >
          {title}
        </button>
        <span className="document-key">{key}</span>
        <Problems document={document} />
      </th>
      <td>{document.version}</td>
      <td>{versionState(document, language)}</td>
      <td className="numeric">{passages.toLocaleString(language)}</td>
      <td className="numeric">{say('library.meaningShare', { embedded, passages })}</td>
      <td className="numeric">
        <IconButton
          icon={Trash2}
          label={say('library.remove', { title })}
          onPress={() => onRemove({ library: library.id, document: key, title })}
        />
      </td>
    </tr>
  );
}

function Problems({ document }: { document: DocumentSummary }) {
  const { language, say } = useLanguage();
  const problems = groupPages(document.problems);
  if (problems.length === 0) return null;
  const hidden = problems.filter(hidesText).length;
  return (
    <details className="problems">
      <summary>{hidden > 0 ? say('library.problems', { count: hidden }) : say('library.notes')}</summary>
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>{describeProblem(problem, language)}</li>
        ))}
      </ul>
    </details>
  );
}
