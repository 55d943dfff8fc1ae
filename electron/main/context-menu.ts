import type { MenuItemConstructorOptions } from 'electron';
import type { Translate } from '../../shared/messages/messages.ts';

/** What was under the pointer, as Electron tells it. */
export interface Pointed {
  isEditable: boolean;
  selectionText: string;
  editFlags: { canCut: boolean; canCopy: boolean; canPaste: boolean };
}

/** Longer selections are no question. UTF-16 units. */
const LONGEST_QUESTION = 300;

/** The menu of a place in the window: editing in a field; copying and looking up in a text. */
export function contextMenuTemplate(
  { isEditable, selectionText, editFlags }: Pointed,
  say: Translate,
  onLookUp: (text: string) => void,
): MenuItemConstructorOptions[] {
  const all: MenuItemConstructorOptions = { role: 'selectAll', label: say('menu.selectAll') };
  if (isEditable) {
    return [
      { role: 'cut', label: say('menu.cut'), enabled: editFlags.canCut },
      { role: 'copy', label: say('menu.copy'), enabled: editFlags.canCopy },
      { role: 'paste', label: say('menu.paste'), enabled: editFlags.canPaste },
      { type: 'separator' },
      all,
    ];
  }
  const selected = selectionText.trim().replace(/\s+/g, ' ');
  if (selected === '') return [all];
  return [
    { role: 'copy', label: say('menu.copy'), enabled: editFlags.canCopy },
    {
      label: say('menu.lookUp'),
      enabled: selected.length <= LONGEST_QUESTION,
      click: () => {
        onLookUp(selected);
      },
    },
    { type: 'separator' },
    all,
  ];
}
