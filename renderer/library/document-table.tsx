import { Pencil, Trash2 } from 'lucide-react';
import {
  Button as PressableButton,
  Cell,
  CheckboxButton,
  CheckboxField,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
  type Selection,
} from 'react-aria-components';
import type { DocumentSummary } from '../../shared/document.ts';
import { formatCalendarDay } from '../../shared/language-formats.ts';
import { IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { languageOfText } from '../ui/text-language.ts';
import { DOCUMENT_COLUMNS, type DocumentColumn, type DocumentOrder } from './document-order.ts';
import { DocumentProblems } from './document-problems.tsx';

/** Heights that the virtualised rows are laid out with, and the widths of columns, in pixels. */
const LAYOUT = { rowHeight: 52, headingHeight: 36 };
const MOST_ROWS = 10;
const WIDTHS: Record<Exclude<DocumentColumn, 'title'>, number> = {
  number: 80,
  version: 64,
  state: 88,
  from: 100,
  to: 100,
  passages: 82,
  pages: 56,
  problems: 80,
};
const NUMERIC: ReadonlySet<DocumentColumn> = new Set(['passages', 'pages', 'problems']);

export interface DocumentTableProps {
  /** Name of the library. */
  library: string;
  /** In order. */
  documents: readonly DocumentSummary[];
  order: DocumentOrder;
  onOrder: (order: DocumentOrder) => void;
  selected: Selection;
  onSelect: (selected: Selection) => void;
  onOpen: (document: DocumentSummary) => void;
  onEdit: (document: DocumentSummary) => void;
  onRemove: (document: DocumentSummary) => void;
}

/** A library's documents as a grid: every column sorts, rows are chosen by mouse or keyboard; only what is seen is drawn. */
export function DocumentTable(props: DocumentTableProps) {
  const { library, documents, order, onOrder, selected, onSelect } = props;
  const { language, say } = useLanguage();
  const height = LAYOUT.headingHeight + LAYOUT.rowHeight * Math.max(1, Math.min(documents.length, MOST_ROWS));
  return (
    <Virtualizer layout={TableLayout} layoutOptions={LAYOUT}>
      <Table
        className="listed-table"
        aria-label={say('documents.table', { library })}
        style={{ height }}
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={onSelect}
        sortDescriptor={order}
        onSortChange={({ column, direction }) => {
          const known = DOCUMENT_COLUMNS.find((name) => name === column);
          if (known !== undefined) onOrder({ column: known, direction });
        }}
      >
        <TableHeader>
          <Column width={40} minWidth={40}>
            <SelectionBox />
          </Column>
          <Column id="title" isRowHeader allowsSorting minWidth={180} width="1fr">
            <ColumnName name="title" />
          </Column>
          {DOCUMENT_COLUMNS.filter((name) => name !== 'title').map((name) => (
            <Column
              key={name}
              id={name}
              allowsSorting
              width={WIDTHS[name]}
              minWidth={WIDTHS[name]}
              className="document-column"
              data-numeric={NUMERIC.has(name) || undefined}
            >
              <ColumnName name={name} />
            </Column>
          ))}
          <Column width={76} minWidth={76}>
            <span className="visually-hidden">{say('library.actions')}</span>
          </Column>
        </TableHeader>
        <TableBody
          items={documents}
          dependencies={[language]}
          renderEmptyState={() => <p className="answer-note">{say('documents.noneShown')}</p>}
        >
          {(document) => <DocumentRow {...props} document={document} />}
        </TableBody>
      </Table>
    </Virtualizer>
  );
}

function ColumnName({ name }: { name: DocumentColumn }) {
  const { say } = useLanguage();
  return (
    <span className="column-name">
      {say(`documents.${name}`)}
      <span className="column-arrow" aria-hidden />
    </span>
  );
}

/** react-aria names it, in the person's language. */
function SelectionBox() {
  return (
    <span translate="no">
      <CheckboxField slot="selection">
        <CheckboxButton className="selection-box">
          <span className="choice-box" aria-hidden />
        </CheckboxButton>
      </CheckboxField>
    </span>
  );
}

function DocumentRow({ document, onOpen, onEdit, onRemove }: DocumentTableProps & { document: DocumentSummary }) {
  const { language, say } = useLanguage();
  const { key, title } = document;
  const day = (date: string | null) => (date === null ? '' : formatCalendarDay(date, language));
  return (
    <Row id={key} textValue={title} className="listed-row">
      <Cell>
        <SelectionBox />
      </Cell>
      <Cell className="document-title">
        <PressableButton className="link" onPress={() => onOpen(document)}>
          <span lang={languageOfText(title, language)}>{title}</span>
        </PressableButton>
        <span className="document-key">{key}</span>
      </Cell>
      <Cell>{document.number}</Cell>
      <Cell>{document.version}</Cell>
      <Cell>{say(`status.${document.status}`)}</Cell>
      <Cell>
        <time translate="no">{day(document.from)}</time>
      </Cell>
      <Cell>
        <time translate="no">{day(document.to)}</time>
      </Cell>
      <Cell className="numeric">{document.passages.toLocaleString(language)}</Cell>
      <Cell className="numeric">{document.pages?.toLocaleString(language)}</Cell>
      <Cell className="numeric">
        <DocumentProblems document={document} />
      </Cell>
      <Cell className="document-buttons">
        <IconButton icon={Pencil} label={say('edit.title', { title })} onPress={() => onEdit(document)} />
        <IconButton icon={Trash2} label={say('library.remove', { title })} onPress={() => onRemove(document)} />
      </Cell>
    </Row>
  );
}
