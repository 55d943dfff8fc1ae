import { agent } from './en/agent.ts';
import { ask } from './en/ask.ts';
import { errors } from './en/errors.ts';
import { keep } from './en/keep.ts';
import { menu } from './en/menu.ts';
import { places } from './en/places.ts';
import { terminal } from './en/terminal.ts';
import { window } from './en/window.ts';

export const english = { ...agent, ...ask, ...errors, ...keep, ...menu, ...places, ...terminal, ...window };
