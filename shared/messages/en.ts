import { agent } from './en/agent.ts';
import { errors } from './en/errors.ts';
import { menu } from './en/menu.ts';
import { places } from './en/places.ts';
import { reader } from './en/reader.ts';
import { terminal } from './en/terminal.ts';
import { window } from './en/window.ts';

export const english = { ...agent, ...errors, ...menu, ...places, ...reader, ...terminal, ...window };
