import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Cell, Column, Row, Table, TableBody, TableHeader, TableLayout, Virtualizer } from 'react-aria-components';
import type { PhrasingEntry } from '../../shared/phrasing-operations.ts';
import { IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';

/** Heights that the virtualised rows are laid out with, in pixels. */
const LAYOUT = { rowHeight: 40, headingHeight: 36 };
const MOST_ROWS = 12;

interface PhrasingsListProps {
  entries: readonly PhrasingEntry[];
  filter: string;
  onRemove: (entry: PhrasingEntry) => void;
}

/** The phrasings that hold the filter, people's own first; only what is seen is drawn. */
export function PhrasingsList({ entries, filter, onRemove }: PhrasingsListProps) {
  const { language, say } = useLanguage();
  const shown = useMemo(() => phrasingsWith(entries, filter, language), [entries, filter, language]);
  const height = LAYOUT.headingHeight + LAYOUT.rowHeight * Math.max(1, Math.min(shown.length, MOST_ROWS));
  return (
    <Virtualizer layout={TableLayout} layoutOptions={LAYOUT}>
      <Table className="listed-table" aria-labelledby="phrasings-title" style={{ height }}>
        <TableHeader>
          <Column isRowHeader>{say('phrasings.phrasing')}</Column>
          <Column>{say('phrasings.meaning')}</Column>
          <Column width={180}>{say('phrasings.origin')}</Column>
          <Column width={60}>
            <span className="visually-hidden">{say('library.actions')}</span>
          </Column>
        </TableHeader>
        <TableBody
          items={shown}
          dependencies={[language]}
          renderEmptyState={() => <p className="answer-note">{say('phrasings.none')}</p>}
        >
          {(entry) => <PhrasingRow entry={entry} onRemove={onRemove} />}
        </TableBody>
      </Table>
    </Virtualizer>
  );
}

function PhrasingRow({ entry, onRemove }: { entry: PhrasingEntry; onRemove: (entry: PhrasingEntry) => void }) {
  const { say } = useLanguage();
  const { phrasing, origin } = entry;
  return (
    <Row id={entry.id} textValue={phrasing} className="listed-row">
      <Cell>{phrasing}</Cell>
      <Cell>
        <Meaning entry={entry} />
      </Cell>
      <Cell>{say(`phrasings.origin.${origin}`)}</Cell>
      <Cell className="document-buttons">
        {origin === 'person' && (
          <IconButton icon={Trash2} label={say('phrasings.remove', { phrasing })} onPress={() => onRemove(entry)} />
        )}
      </Cell>
    </Row>
  );
}

function Meaning({ entry: { meaning, document, clause, lostItsRule } }: { entry: PhrasingEntry }) {
  const { say } = useLanguage();
  if (meaning !== null) return meaning;
  if (lostItsRule) return say('phrasings.lost');
  return clause === null ? document : say('phrasings.rule', { clause, document: document ?? '' });
}

function phrasingsWith(entries: readonly PhrasingEntry[], filter: string, language: string): PhrasingEntry[] {
  const wanted = filter.trim().toLocaleLowerCase(language);
  return entries
    .filter(({ phrasing, meaning, document }) =>
      [phrasing, meaning ?? '', document ?? ''].some((text) => text.toLocaleLowerCase(language).includes(wanted)),
    )
    .sort((a, b) => Number(b.origin === 'person') - Number(a.origin === 'person') || a.id - b.id);
}
