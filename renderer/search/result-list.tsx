import { Fragment } from 'react';
import type { Hit } from '../../shared/search-result.ts';
import { groupByLibrary } from './group-hits.ts';
import { HitItem } from './hit-item.tsx';

interface ResultListProps {
  label: string;
  hits: readonly Hit[];
  /** Whether hits stand under their library's name: more than one library is searched. */
  isGrouped: boolean;
  openReference: string | null;
  onOpen: (hit: Hit) => void;
}

/** Quotations, best first; of several libraries each under its name. */
export function ResultList({ label, hits, isGrouped, openReference, onOpen }: ResultListProps) {
  return groupByLibrary(hits).map((group) => (
    <Fragment key={group.library}>
      {isGrouped && <h3 className="result-library">{group.library}</h3>}
      <ol className="result-list" aria-label={isGrouped ? `${label}: ${group.library}` : label}>
        {group.hits.map((hit) => (
          <HitItem key={hit.reference} hit={hit} isOpen={hit.reference === openReference} onOpen={() => onOpen(hit)} />
        ))}
      </ol>
    </Fragment>
  ));
}
