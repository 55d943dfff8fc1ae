import { FolderInput, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Input, Label, SearchField, type Selection } from 'react-aria-components';
import type { LibrarySummary } from '../../shared/document.ts';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import type { DocumentAddress } from '../reader/use-document.ts';
import { arrange, type DocumentOrder } from './document-order.ts';
import { DocumentTable } from './document-table.tsx';
import type { ArrangingView } from './use-arranging.ts';
import type { Removable } from './use-removal.ts';

export interface LibraryDocumentsProps {
  library: LibrarySummary;
  /** Whether there is another library to move documents to. */
  canMove: boolean;
  onOpen: (address: DocumentAddress, title: string) => void;
  onRemove: (removable: Removable) => void;
  onArrange: (view: ArrangingView) => void;
}

/** A library's documents with a filter above them, and what to do with those that are chosen. */
export function LibraryDocuments(props: LibraryDocumentsProps) {
  const { library, onOpen, onRemove, onArrange } = props;
  const { language } = useLanguage();
  const [filter, setFilter] = useState('');
  const [order, setOrder] = useState<DocumentOrder>({ column: 'title', direction: 'ascending' });
  const [selected, setSelected] = useState<Selection>(new Set());
  const shown = useMemo(
    () => arrange(library.documents, filter, order, language).map((document) => ({ ...document, id: document.key })),
    [library.documents, filter, order, language],
  );
  const chosen = shown.filter(({ key }) => selected === 'all' || selected.has(key)).map(({ key }) => key);
  return (
    <>
      <FilterLine {...{ library, filter }} shown={shown.length} onFilter={setFilter} />
      {chosen.length > 0 && <ChosenLine {...props} chosen={chosen} />}
      <DocumentTable
        library={library.name}
        documents={shown}
        order={order}
        onOrder={setOrder}
        selected={selected}
        onSelect={setSelected}
        onOpen={({ key, title }) => onOpen({ library: library.id, document: key }, title)}
        onEdit={(document) => onArrange({ kind: 'edit', library, document, error: null })}
        onRemove={({ key, title }) => onRemove({ library: library.id, document: key, title })}
      />
    </>
  );
}

interface FilterLineProps {
  library: LibrarySummary;
  filter: string;
  shown: number;
  onFilter: (filter: string) => void;
}

function FilterLine({ library, filter, shown, onFilter }: FilterLineProps) {
  const { say } = useLanguage();
  const total = library.documents.length;
  return (
    <div className="filter-line">
      <SearchField className="filter-field" value={filter} onChange={onFilter}>
        <Label className="visually-hidden">{say('documents.filter', { library: library.name })}</Label>
        <Input className="field-input" placeholder={say('documents.filterPlaceholder')} spellCheck={false} />
      </SearchField>
      <span className="library-count" role="status">
        {filter.trim() !== '' && say('documents.shown', { shown, total })}
      </span>
    </div>
  );
}

function ChosenLine({ library, canMove, onRemove, onArrange, chosen }: LibraryDocumentsProps & { chosen: string[] }) {
  const { say } = useLanguage();
  const count = chosen.length;
  const title = say('remove.several', { count });
  return (
    <div className="chosen-line" role="toolbar" aria-label={say('documents.actions')}>
      <span role="status">{say('documents.selected', { count })}</span>
      <span className="stretch" />
      {canMove && (
        <Button
          icon={FolderInput}
          label={say('documents.move')}
          onPress={() => onArrange({ kind: 'move', library, documents: chosen, error: null })}
        />
      )}
      <Button
        icon={Trash2}
        label={say('documents.remove')}
        onPress={() => onRemove({ library: library.id, documents: chosen, title })}
      />
    </div>
  );
}
