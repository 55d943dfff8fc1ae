import { ChevronDown, Quote } from 'lucide-react';
import { Button as PressableButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { QuotedPlace } from '../../shared/citation.ts';
import type { MessageKey } from '../../shared/messages/messages.ts';
import { IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { COPY_FORMS, type CopyForm } from './copying.ts';
import { useKeepContext } from './keep-context.tsx';

const LABELS = {
  citation: 'reader.copy',
  passage: 'copy.passage',
  markdown: 'copy.markdown',
  link: 'copy.link',
} as const satisfies Record<CopyForm, MessageKey>;

/** What can be taken of these rules to the clipboard, behind one button. `isNamed`: with its verb written on it. */
export function CopyMenu({ places, isNamed }: { places: readonly QuotedPlace[]; isNamed: boolean }) {
  const { say } = useLanguage();
  const { copy } = useKeepContext();
  return (
    <MenuTrigger>
      {isNamed ? (
        <PressableButton className="button" isDisabled={places.length === 0}>
          <Quote className="icon" aria-hidden />
          {say('copy.menu')}
          <ChevronDown className="icon" aria-hidden />
        </PressableButton>
      ) : (
        <IconButton icon={Quote} label={say('copy.menu')} />
      )}
      <Popover className="popover menu-popover" placement="bottom end" offset={6}>
        <Menu className="menu" aria-label={say('copy.menu')}>
          {COPY_FORMS.map((form) => (
            <MenuItem key={form} className="menu-item" onAction={() => copy(places, form)}>
              {say(LABELS[form])}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
