import { PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatCitation } from '../../shared/citation.ts';
import type { Bookmark } from '../../shared/keep-operations.ts';
import { formatMoment } from '../../shared/language-formats.ts';
import { LIMITS } from '../../shared/limits.ts';
import { policies } from '../api/policies.ts';
import { IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { languageOfText } from '../ui/text-language.ts';
import { CopyMenu } from './copy-menu.tsx';
import { EditedText } from './edited-text.tsx';
import { useKeepContext } from './keep-context.tsx';

/** Marked rules with their notes: open, copy, write a note, remove. */
export function Bookmarks() {
  const { say } = useLanguage();
  const { bookmarks } = useKeepContext().kept;
  if (bookmarks === null) return null;
  return (
    <section aria-labelledby="bookmarks">
      <h3 className="kept-title" id="bookmarks">
        {say('keep.bookmarks')}
      </h3>
      {bookmarks.length === 0 && <p className="answer-note">{say('keep.noBookmarks')}</p>}
      <ul className="kept-list">
        {bookmarks.map((bookmark) => (
          <BookmarkItem key={bookmark.id} bookmark={bookmark} />
        ))}
      </ul>
    </section>
  );
}

function BookmarkItem({ bookmark }: { bookmark: Bookmark }) {
  const { language, say } = useLanguage();
  const [isEditing, setIsEditing] = useState(false);
  const { kept } = useKeepContext();
  const { id, note, state, place, savedAt } = bookmark;
  return (
    <li className="kept-item" data-state={state}>
      <BookmarkState bookmark={bookmark} />
      {place && (
        <blockquote className="kept-text policy-text" lang={languageOfText(place.text, language)}>
          {place.text}
        </blockquote>
      )}
      <BookmarkLine bookmark={bookmark} onEdit={() => setIsEditing(true)} />
      <p className="kept-facts">{say('keep.markedOn', { date: formatMoment(savedAt, language) })}</p>
      {!isEditing && note !== '' && <p className="kept-note">{note}</p>}
      {isEditing && (
        <EditedText
          label={say('keep.note')}
          text={note}
          maxLength={LIMITS.bookmarkNote}
          isNote
          onSave={(text) => {
            void kept.change('bookmarks', policies.editBookmark({ id, note: text }));
            setIsEditing(false);
          }}
          onCancel={() => setIsEditing(false)}
        />
      )}
    </li>
  );
}

/** Said where the rule is not what was marked. */
function BookmarkState({ bookmark: { state, place } }: { bookmark: Bookmark }) {
  const { say } = useLanguage();
  if (state === 'found') return null;
  if (state === 'changed') return <p className="kept-warning">{say('keep.changed')}</p>;
  return <p className="kept-warning">{say(place === null ? 'keep.gone' : 'keep.lost')}</p>;
}

function BookmarkLine({ bookmark, onEdit }: { bookmark: Bookmark; onEdit: () => void }) {
  const { language, say } = useLanguage();
  const { kept, openPlace } = useKeepContext();
  const { id, title, place } = bookmark;
  return (
    <div className="kept-line">
      {place === null ? (
        <span lang={languageOfText(title, language)}>{title}</span>
      ) : (
        <button type="button" className="link" onClick={() => openPlace(place)}>
          {place.library} · {formatCitation(place, language)}
        </button>
      )}
      <div className="kept-actions">
        {place && <CopyMenu places={[place]} label={say('copy.menu')} isNamed={false} />}
        <IconButton icon={PencilLine} label={say('keep.editNote', { title })} onPress={onEdit} />
        <IconButton
          icon={Trash2}
          label={say('keep.remove', { title })}
          onPress={() => kept.remove({ kind: 'bookmark', id, title })}
        />
      </div>
    </div>
  );
}
