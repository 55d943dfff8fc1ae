import { agent } from './zh-Hans/agent.ts';
import { ask } from './zh-Hans/ask.ts';
import { errors } from './zh-Hans/errors.ts';
import { help } from './zh-Hans/help.ts';
import { keep } from './zh-Hans/keep.ts';
import { library } from './zh-Hans/library.ts';
import { menu } from './zh-Hans/menu.ts';
import { places } from './zh-Hans/places.ts';
import { reader } from './zh-Hans/reader.ts';
import { settings } from './zh-Hans/settings.ts';
import { terminal } from './zh-Hans/terminal.ts';
import { window } from './zh-Hans/window.ts';

export const simplifiedChinese = {
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
