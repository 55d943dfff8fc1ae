import { FileText } from 'lucide-react';
import type { LibrarySummary } from '../../shared/document.ts';
import { parseReference } from '../../shared/reference.ts';
import type { Hit } from '../../shared/search-result.ts';
import { versionState } from '../reader/version-state.ts';
import type { DocumentAddress } from '../reader/use-document.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { languageOfText } from '../ui/text-language.ts';
import type { DocumentGroup as Group } from './group-hits.ts';
import { HitItem } from './hit-item.tsx';

interface DocumentGroupProps {
  group: Group;
  label: string;
  /** Level of the heading: below the library's where hits stand under one. */
  level: 3 | 4;
  libraries: readonly LibrarySummary[];
  openReference: string | null;
  onOpen: (hit: Hit) => void;
  onOpenDocument: (address: DocumentAddress, title: string) => void;
}

/** A document with its version and state, and the hits in it under it. */
export function DocumentGroup({ group, label, level, libraries, ...actions }: DocumentGroupProps) {
  const { language, say } = useLanguage();
  const { openReference, onOpen, onOpenDocument } = actions;
  const [{ document, version }] = group.hits;
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <>
      <div className="result-document">
        <FileText className="icon" aria-hidden />
        <Heading className="result-title" lang={languageOfText(document.title, language)}>
          {document.title}
        </Heading>
        <span className="result-version">{versionState(version, language)}</span>
        <OpenInForce hit={group.hits[0]} {...{ libraries, onOpenDocument }} />
      </div>
      <ol className="result-list" aria-label={say('results.inDocument', { label, title: document.title })}>
        {group.hits.map((hit) => (
          <HitItem key={hit.reference} hit={hit} isOpen={hit.reference === openReference} onOpen={() => onOpen(hit)} />
        ))}
      </ol>
    </>
  );
}

type OpenInForceProps = { hit: Hit } & Pick<DocumentGroupProps, 'libraries' | 'onOpenDocument'>;

/** The way from a rule that does not hold to the version of its document that does, if there is one. */
function OpenInForce({ hit, libraries, onOpenDocument }: OpenInForceProps) {
  const { say } = useLanguage();
  const reference = parseReference(hit.reference);
  if (reference === null || hit.version.status === 'in-force') return null;
  const { library, document } = reference;
  const documents = libraries.find(({ id }) => id === library)?.documents ?? [];
  const newest = documents.find(({ key }) => key === document);
  if (newest?.status !== 'in-force' || newest.sha256 === hit.version.sha256) return null;
  return (
    <button type="button" className="link" onClick={() => onOpenDocument({ library, document }, newest.title)}>
      {say('hit.openInForce')}
    </button>
  );
}
