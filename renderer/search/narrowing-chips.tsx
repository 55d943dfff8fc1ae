import { X } from 'lucide-react';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components';
import type { LibrarySummary } from '../../shared/document.ts';
import { Button as LabelledButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { choiceName } from './choice-names.ts';
import type { Asking } from './use-asking.ts';

/** What narrows the search, each taken away by its button, by Delete, or all at once. */
export function NarrowingChips({ asking, libraries }: { asking: Asking; libraries: readonly LibrarySummary[] }) {
  const { language, say } = useLanguage();
  const { narrowing, counts, narrow } = asking;
  if (narrowing.length === 0) return null;
  const chips = narrowing.map((choice) => ({
    id: `${choice.part} ${choice.value}`,
    name: choiceName(choice, libraries, counts, language),
    isGone: counts.vanished.some(({ part, value }) => part === choice.part && value === choice.value),
  }));
  return (
    <div className="chips">
      <TagGroup
        aria-label={say('chips.label')}
        onRemove={(keys) => narrow(narrowing.filter(({ part, value }) => !keys.has(`${part} ${value}`)))}
      >
        <TagList className="chip-list">
          {chips.map(({ id, name, isGone }) => (
            <Tag key={id} id={id} textValue={name} className="chip" data-gone={isGone || undefined}>
              <span className="chip-name">{name}</span>
              <Button slot="remove" className="chip-remove" aria-label={say('chips.remove', { name })}>
                <X className="icon" aria-hidden />
              </Button>
            </Tag>
          ))}
        </TagList>
      </TagGroup>
      <LabelledButton kind="quiet" label={say('chips.clear')} onPress={() => narrow([])} />
    </div>
  );
}
