import type { MenuItemConstructorOptions } from 'electron';
import type { Translate } from '../../shared/messages/messages.ts';

/** The menu: standard roles only, with our words, so that copying and zooming work as everywhere. */
export function menuTemplate(say: Translate): MenuItemConstructorOptions[] {
  return [
    { label: say('menu.file'), submenu: [{ role: 'quit', label: say('menu.quit') }] },
    {
      label: say('menu.edit'),
      submenu: [
        { role: 'undo', label: say('menu.undo') },
        { role: 'redo', label: say('menu.redo') },
        { type: 'separator' },
        { role: 'cut', label: say('menu.cut') },
        { role: 'copy', label: say('menu.copy') },
        { role: 'paste', label: say('menu.paste') },
        { role: 'selectAll', label: say('menu.selectAll') },
      ],
    },
    {
      label: say('menu.view'),
      submenu: [
        { role: 'zoomIn', label: say('menu.zoomIn') },
        { role: 'zoomOut', label: say('menu.zoomOut') },
        { role: 'resetZoom', label: say('menu.resetZoom') },
        { type: 'separator' },
        { role: 'togglefullscreen', label: say('menu.fullScreen') },
      ],
    },
  ];
}
