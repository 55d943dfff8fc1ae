import { memo } from 'react';
import type { Span } from '../../shared/block.ts';
import { useLanguage } from '../ui/language-context.tsx';
import { languageOfText } from '../ui/text-language.ts';
import { overlaps } from '../ui/text-segments.ts';
import { AnnotatedText } from './annotated-text.tsx';
import type { DocumentItem, Piece, TableItem, TableRow, TextItem } from './document-items.ts';
import { levelStyle } from './level-style.ts';
import { useReadingContext } from './reading-context.tsx';

interface ElementProps<Item> {
  item: Item;
  text: string;
  hasLines: boolean;
}

/** One element of a document: a heading, paragraph, list item or note with its lines, or a table. */
export const DocumentElement = memo(function DocumentElement(props: ElementProps<DocumentItem>) {
  const { item } = props;
  return item.type === 'table' ? <TableElement {...props} item={item} /> : <TextElement {...props} item={item} />;
});

const HEADING_TAGS = ['h3', 'h4', 'h5', 'h6'] as const;

function TextElement({ item, text }: ElementProps<TextItem>) {
  const { language } = useLanguage();
  const Tag = item.type === 'heading' ? (HEADING_TAGS[Math.min(item.level, HEADING_TAGS.length) - 1] ?? 'h6') : 'div';
  return (
    <Tag
      className="document-block"
      data-type={item.type}
      data-level={item.level}
      lang={languageOfText(text.slice(item.start, item.end), language)}
    >
      {item.pieces.map((piece, index) => (
        <PieceLine
          key={piece.start}
          piece={piece}
          text={text}
          marker={item.marker === null || index === 0 ? item.marker : ''}
          depth={item.type === 'list-item' ? item.level : 0}
        />
      ))}
    </Tag>
  );
}

interface PieceLineProps {
  piece: Piece;
  text: string;
  /** Empty for further lines of a list item, so that they stand under the first. */
  marker: string | null;
  /** Depth of a list item. */
  depth: number;
}

function PieceLine({ piece, text, marker, depth }: PieceLineProps) {
  const range = withoutLineEnd(text, piece);
  const state = useLineState(piece);
  return (
    <>
      {piece.page !== null && <PageMark label={piece.page} />}
      <span className="document-line" {...state}>
        {piece.line !== null && <LineNumber line={piece.line} />}
        {depth > 0 && <span className="document-indent" style={levelStyle(depth)} />}
        {marker !== null && <span className="document-marker">{marker}</span>}
        <span className="document-words">
          <AnnotatedText text={text} range={range} />
        </span>
      </span>
    </>
  );
}

function TableElement({ item, text, hasLines }: ElementProps<TableItem>) {
  const { language } = useLanguage();
  return (
    <table className="document-table" lang={languageOfText(text.slice(item.start, item.end), language)}>
      {item.header.length > 0 && (
        <thead>
          <tr>
            {hasLines && <td className="document-line-number" />}
            {item.header.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {item.rows.map((row) => (
          <RowLine key={row.start} row={row} text={text} columns={item.header.length} />
        ))}
      </tbody>
    </table>
  );
}

interface RowLineProps {
  row: TableRow;
  text: string;
  columns: number;
}

function RowLine({ row, text, columns }: RowLineProps) {
  const state = useLineState(row);
  return (
    <>
      {row.page !== null && (
        <tr>
          <td colSpan={Math.max(columns, row.cells.length)}>
            <PageMark label={row.page} />
          </td>
        </tr>
      )}
      <tr {...state}>
        {row.line !== null && (
          <td className="document-line-number">
            <LineNumber line={row.line} />
          </td>
        )}
        {row.cells.map((cell) => (
          <td key={cell.start}>
            <AnnotatedText text={text} range={[cell.start, cell.end]} />
          </td>
        ))}
      </tr>
    </>
  );
}

function LineNumber({ line }: { line: number }) {
  const { say } = useLanguage();
  return (
    <span className="line-number">
      <span className="visually-hidden">{say('reader.lineNumber', { line })}</span>
      <span aria-hidden>{line}</span>
    </span>
  );
}

function PageMark({ label }: { label: string }) {
  const { say } = useLanguage();
  return <span className="page-mark">{say('reader.page', { label })}</span>;
}

/** Whether a line belongs to the passage, or to the place that was gone to last. */
function useLineState({ start, end }: Span): { 'data-passage'?: true; 'data-goal'?: true } {
  const { markings, goal } = useReadingContext();
  return {
    ...(markings.passage && overlaps([start, end], markings.passage.range) ? { 'data-passage': true } : {}),
    ...(goal && overlaps([start, end], goal.range) ? { 'data-goal': true } : {}),
  };
}

function withoutLineEnd(text: string, { start, end }: Span): readonly [number, number] {
  let last = end;
  while (last > start && (text[last - 1] === '\n' || text[last - 1] === '\r')) last -= 1;
  return [start, last];
}
