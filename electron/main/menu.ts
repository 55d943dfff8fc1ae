import type { MenuItemConstructorOptions } from 'electron';
import type { MenuCommand } from '../../shared/desktop-operations.ts';
import type { MessageKey, Translate } from '../../shared/messages/messages.ts';

export interface MenuActions {
  /** The window follows. */
  command: (command: MenuCommand) => void;
  clearRecent: () => void;
}

/** Where the system expects what: macOS keeps settings and quitting in a menu of the program's own name. */
export interface MenuPlace {
  isMac: boolean;
}

type Items = MenuItemConstructorOptions[];
const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' };

/** The menu in the person's language; standard roles wherever the system knows one. */
export function menuTemplate(say: Translate, actions: MenuActions, { isMac }: MenuPlace): Items {
  const command = (label: MessageKey & `menu.${string}`, to: MenuCommand, accelerator?: string): Items[number] => ({
    label: plain(say, label),
    ...(accelerator === undefined ? {} : { accelerator }),
    click: () => {
      actions.command(to);
    },
  });
  const settings = command('menu.settings', 'settings', 'CmdOrCtrl+,');
  const quit: Items[number] = { role: 'quit', label: say('menu.quit') };
  return [
    ...(isMac ? [programMenu(say, settings, quit)] : []),
    {
      label: say('menu.file'),
      submenu: [
        command('menu.addFiles', 'add-files', 'CmdOrCtrl+O'),
        command('menu.addFolder', 'add-folder', 'CmdOrCtrl+Shift+O'),
        recentItem(say, actions, isMac),
        ...(isMac ? [] : [SEPARATOR, settings, SEPARATOR, quit]),
      ],
    },
    { label: say('menu.edit'), submenu: editItems(say) },
    {
      label: say('menu.view'),
      submenu: [
        command('menu.ask', 'ask', 'CmdOrCtrl+1'),
        command('menu.library', 'library', 'CmdOrCtrl+2'),
        SEPARATOR,
        ...zoomItems(say),
      ],
    },
    { label: say('menu.window'), role: 'windowMenu', submenu: windowItems(say, isMac) },
    {
      label: say('menu.help'),
      role: 'help',
      submenu: [
        command('menu.helpPage', 'help', 'F1'),
        command('menu.proof', 'proof'),
        ...(isMac ? [] : [SEPARATOR, { role: 'about' as const, label: say('menu.about') }]),
      ],
    },
  ];
}

/** None of these fills anything in. */
function plain(say: Translate, key: MessageKey & `menu.${string}`): string {
  return say(key);
}

function programMenu(say: Translate, settings: Items[number], quit: Items[number]): Items[number] {
  return {
    role: 'appMenu',
    label: say('app.name'),
    submenu: [{ role: 'about', label: say('menu.about') }, SEPARATOR, settings, SEPARATOR, quit],
  };
}

function recentItem(say: Translate, { clearRecent }: MenuActions, isMac: boolean): Items[number] {
  // Only macOS fills the menu of recent documents; other systems show theirs on the task bar.
  if (!isMac) return { label: say('menu.clearRecent'), click: clearRecent };
  return {
    label: say('menu.recent'),
    role: 'recentDocuments',
    submenu: [{ role: 'clearRecentDocuments', label: say('menu.clearRecent') }],
  };
}

function editItems(say: Translate): Items {
  return [
    { role: 'undo', label: say('menu.undo') },
    { role: 'redo', label: say('menu.redo') },
    SEPARATOR,
    { role: 'cut', label: say('menu.cut') },
    { role: 'copy', label: say('menu.copy') },
    { role: 'paste', label: say('menu.paste') },
    { role: 'selectAll', label: say('menu.selectAll') },
  ];
}

function zoomItems(say: Translate): Items {
  return [
    { role: 'zoomIn', label: say('menu.zoomIn') },
    { role: 'zoomOut', label: say('menu.zoomOut') },
    { role: 'resetZoom', label: say('menu.resetZoom') },
    SEPARATOR,
    { role: 'togglefullscreen', label: say('menu.fullScreen') },
  ];
}

function windowItems(say: Translate, isMac: boolean): Items {
  return [
    { role: 'minimize', label: say('menu.minimise') },
    ...(isMac ? [{ role: 'zoom' as const, label: say('menu.zoom') }] : []),
    { role: 'close', label: say('menu.close') },
  ];
}
