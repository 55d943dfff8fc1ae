import { agent } from './zh-Hans/agent.ts';
import { errors } from './zh-Hans/errors.ts';
import { menu } from './zh-Hans/menu.ts';
import { places } from './zh-Hans/places.ts';
import { reader } from './zh-Hans/reader.ts';
import { terminal } from './zh-Hans/terminal.ts';
import { window } from './zh-Hans/window.ts';

export const simplifiedChinese = { ...agent, ...errors, ...menu, ...places, ...reader, ...terminal, ...window };
