import { agent } from './zh-Hant/agent.ts';
import { errors } from './zh-Hant/errors.ts';
import { menu } from './zh-Hant/menu.ts';
import { places } from './zh-Hant/places.ts';
import { reader } from './zh-Hant/reader.ts';
import { terminal } from './zh-Hant/terminal.ts';
import { window } from './zh-Hant/window.ts';

export const traditionalChinese = { ...agent, ...errors, ...menu, ...places, ...reader, ...terminal, ...window };
