import { agent } from './en/agent.ts';
import { errors } from './en/errors.ts';
import { library } from './en/library.ts';
import { menu } from './en/menu.ts';
import { places } from './en/places.ts';
import { terminal } from './en/terminal.ts';
import { window } from './en/window.ts';

export const english = { ...agent, ...errors, ...library, ...menu, ...places, ...terminal, ...window };
