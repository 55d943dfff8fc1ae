import { Fragment } from 'react';
import type { LibrarySummary } from '../../shared/document.ts';
import type { Hit } from '../../shared/search-result.ts';
import type { DocumentAddress } from '../reader/use-document.ts';
import { DocumentGroup } from './document-group.tsx';
import { groupByDocument, groupByLibrary } from './group-hits.ts';

export interface ResultActions {
  libraries: readonly LibrarySummary[];
  openReference: string | null;
  onOpen: (hit: Hit) => void;
  onOpenDocument: (address: DocumentAddress, title: string) => void;
}

interface ResultListProps extends ResultActions {
  label: string;
  hits: readonly Hit[];
  /** Whether hits stand under their library's name: more than one library is searched. */
  isGrouped: boolean;
}

/** Quotations under their documents, best first; of several libraries each under its name. */
export function ResultList({ label, hits, isGrouped, ...actions }: ResultListProps) {
  return groupByLibrary(hits).map((library) => (
    <Fragment key={library.library}>
      {isGrouped && <h3 className="result-library">{library.library}</h3>}
      {groupByDocument(library.hits).map((group) => (
        <DocumentGroup
          key={group.id}
          group={group}
          label={isGrouped ? `${label}: ${library.library}` : label}
          level={isGrouped ? 4 : 3}
          {...actions}
        />
      ))}
    </Fragment>
  ));
}
