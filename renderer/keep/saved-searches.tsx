import { PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedSearch } from '../../shared/keep-operations.ts';
import { LIMITS } from '../../shared/limits.ts';
import { policies } from '../api/policies.ts';
import { IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { languageOfText } from '../ui/text-language.ts';
import { AskAgain } from './ask-again.tsx';
import { EditedText } from './edited-text.tsx';
import { useKeepContext } from './keep-context.tsx';
import { ScopeInWords } from './scope-in-words.tsx';

/** Questions with their scope under a name: ask again, rename, remove. */
export function SavedSearches() {
  const { say } = useLanguage();
  const { searches } = useKeepContext().kept;
  if (searches === null) return null;
  return (
    <section aria-labelledby="saved-searches">
      <h3 className="kept-title" id="saved-searches">
        {say('keep.searches')}
      </h3>
      {searches.length === 0 && <p className="answer-note">{say('keep.noSearches')}</p>}
      <ul className="kept-list">
        {searches.map((search) => (
          <SavedSearchItem key={search.id} search={search} />
        ))}
      </ul>
    </section>
  );
}

function SavedSearchItem({ search }: { search: SavedSearch }) {
  const { language, say } = useLanguage();
  const { kept } = useKeepContext();
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, name, question, scope } = search;
  if (isRenaming) {
    return (
      <li className="kept-item">
        <EditedText
          label={say('keep.name')}
          text={name}
          maxLength={LIMITS.savedSearchName}
          isNote={false}
          onSave={(renamed) => {
            void kept.change('searches', policies.renameSavedSearch({ id, name: renamed }));
            setIsRenaming(false);
          }}
          onCancel={() => setIsRenaming(false)}
        />
      </li>
    );
  }
  return (
    <li className="kept-item">
      <div className="kept-line">
        <AskAgain name={name} {...{ question, scope }} />
        <div className="kept-actions">
          <IconButton
            icon={PencilLine}
            label={say('keep.rename', { title: name })}
            onPress={() => setIsRenaming(true)}
          />
          <IconButton
            icon={Trash2}
            label={say('keep.remove', { title: name })}
            onPress={() => kept.remove({ kind: 'search', id, title: name })}
          />
        </div>
      </div>
      <p className="kept-facts">
        {name !== question && <span lang={languageOfText(question, language)}>{question}</span>}
        <ScopeInWords scope={scope} />
      </p>
    </li>
  );
}
