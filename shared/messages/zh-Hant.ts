import { agent } from './zh-Hant/agent.ts';
import { ask } from './zh-Hant/ask.ts';
import { errors } from './zh-Hant/errors.ts';
import { help } from './zh-Hant/help.ts';
import { keep } from './zh-Hant/keep.ts';
import { library } from './zh-Hant/library.ts';
import { menu } from './zh-Hant/menu.ts';
import { places } from './zh-Hant/places.ts';
import { reader } from './zh-Hant/reader.ts';
import { settings } from './zh-Hant/settings.ts';
import { terminal } from './zh-Hant/terminal.ts';
import { window } from './zh-Hant/window.ts';

export const traditionalChinese = {
  ...agent,
  ...ask,
  ...errors,
  ...help,
  ...keep,
  ...library,
  ...menu,
  ...places,
  ...reader,
  ...settings,
  ...terminal,
  ...window,
};
