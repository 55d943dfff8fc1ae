import { Bookmark, BookmarkCheck } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import { formatCitation } from '../../shared/citation.ts';
import type { Hit } from '../../shared/search-result.ts';
import { policies } from '../api/policies.ts';
import { IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { CopyMenu } from './copy-menu.tsx';
import { useKeepContext } from './keep-context.tsx';

/** At each rule found: copy it, mark it; while rules are selected, its box to tick. */
export function HitTools({ hit }: { hit: Hit }) {
  const { language, say } = useLanguage();
  const { selected } = useKeepContext();
  return (
    <div className="hit-tools" data-hit={hit.reference}>
      {selected.isSelecting ? (
        <CheckboxField
          isSelected={selected.has(hit)}
          onChange={() => selected.toggle(hit)}
          aria-label={say('select.hit', { citation: formatCitation(hit, language) })}
        >
          <CheckboxButton className="choice">
            <span className="choice-box" aria-hidden />
          </CheckboxButton>
        </CheckboxField>
      ) : (
        <>
          <CopyMenu places={[hit]} label={say('copy.menu')} isNamed={false} />
          <BookmarkButton hit={hit} />
        </>
      )}
    </div>
  );
}

/** Marks a rule, or takes its mark away. */
export function BookmarkButton({ hit }: { hit: Hit }) {
  const { say } = useLanguage();
  const { kept, tell } = useKeepContext();
  const mark = kept.bookmarks?.find(({ place }) => place?.reference === hit.reference);

  function add(): void {
    void kept.change('bookmarks', policies.addBookmark({ reference: hit.reference, note: '' })).then((isDone) => {
      if (isDone) tell(say('keep.bookmarked'));
    });
  }

  return mark === undefined ? (
    <IconButton icon={Bookmark} label={say('keep.bookmark')} onPress={add} />
  ) : (
    <IconButton
      icon={BookmarkCheck}
      label={say('keep.unbookmark')}
      onPress={() => kept.remove({ kind: 'bookmark', id: mark.id, title: hit.document.title })}
    />
  );
}
