import { FileText } from 'lucide-react';
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
  openReference: string | null;
  onOpen: (hit: Hit) => void;
  onOpenDocument: (address: DocumentAddress, title: string) => void;
}

/** A document with its version and state, and the hits in it under it. */
export function DocumentGroup({ group, label, level, openReference, onOpen, onOpenDocument }: DocumentGroupProps) {
  const { language, say } = useLanguage();
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
        {version.status === 'superseded' && <OpenInForce hit={group.hits[0]} onOpenDocument={onOpenDocument} />}
      </div>
      <ol className="result-list" aria-label={say('results.inDocument', { label, title: document.title })}>
        {group.hits.map((hit) => (
          <HitItem key={hit.reference} hit={hit} isOpen={hit.reference === openReference} onOpen={() => onOpen(hit)} />
        ))}
      </ol>
    </>
  );
}

/** The way from a superseded rule to the document as it stands now. */
function OpenInForce({ hit, onOpenDocument }: { hit: Hit } & Pick<DocumentGroupProps, 'onOpenDocument'>) {
  const { say } = useLanguage();
  const reference = parseReference(hit.reference);
  if (reference === null) return null;
  const { library, document } = reference;
  return (
    <button
      type="button"
      className="link result-in-force"
      onClick={() => onOpenDocument({ library, document }, hit.document.title)}
    >
      {say('hit.openInForce')}
    </button>
  );
}
