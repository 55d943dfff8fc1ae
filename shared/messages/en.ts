import { agent } from './en/agent.ts';
import { ask } from './en/ask.ts';
import { errors } from './en/errors.ts';
import { help } from './en/help.ts';
import { keep } from './en/keep.ts';
import { library } from './en/library.ts';
import { menu } from './en/menu.ts';
import { places } from './en/places.ts';
import { reader } from './en/reader.ts';
import { settings } from './en/settings.ts';
import { terminal } from './en/terminal.ts';
import { window } from './en/window.ts';

export const english = {
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
