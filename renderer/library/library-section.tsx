import { BookA, Pencil, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { formatBytes } from './format-bytes.ts';
import { LibraryDocuments, type LibraryDocumentsProps } from './library-documents.tsx';

interface LibrarySectionProps extends LibraryDocumentsProps {
  /** Bytes of its originals; null until they were counted. */
  bytes: number | null;
  onPhrasings: () => void;
}

/** One library: its name and what can be done with it, and its documents. */
export function LibrarySection({ bytes, onPhrasings, ...props }: LibrarySectionProps) {
  const { library, onRemove, onArrange } = props;
  const { language, say } = useLanguage();
  const headingId = `library-${library.id}`;
  return (
    <section className="library" aria-labelledby={headingId}>
      <div className="library-head">
        <h3 className="library-name" id={headingId}>
          {library.name}
        </h3>
        <IconButton
          icon={Pencil}
          label={say('rename.open')}
          onPress={() => onArrange({ kind: 'rename', library, error: null })}
        />
        {library.demo && <span className="stamp">{say('library.demo')}</span>}
        <span className="library-count">
          {[
            say('scope.documents', { count: library.documents.length }),
            ...(bytes === null ? [] : [say('storage.library', { size: formatBytes(bytes, language) })]),
          ].join(' · ')}
        </span>
        <span className="stretch" />
        <Button icon={BookA} label={say('phrasings.open')} kind="quiet" onPress={onPhrasings} />
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
        <LibraryDocuments {...props} />
      )}
    </section>
  );
}
