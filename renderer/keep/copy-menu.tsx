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

interface CopyMenuProps {
  places: readonly QuotedPlace[];
  label: string;
  /** Whether the label is written on the button. */
  isNamed: boolean;
}

/** What can be taken of these rules to the clipboard, behind one button. */
export function CopyMenu({ places, label, isNamed }: CopyMenuProps) {
  const { say } = useLanguage();
  const { copy } = useKeepContext();
  return (
    <MenuTrigger>
      {isNamed ? (
        <PressableButton className="button" isDisabled={places.length === 0}>
          <Quote className="icon" aria-hidden />
          {label}
          <ChevronDown className="icon" aria-hidden />
        </PressableButton>
      ) : (
        <IconButton icon={Quote} label={label} />
      )}
      <Popover className="popover menu-popover" placement="bottom end" offset={6}>
        <Menu className="menu" aria-label={label}>
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
