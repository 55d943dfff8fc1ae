import { agent } from './en/agent.ts';
import { errors } from './en/errors.ts';
import { help } from './en/help.ts';
import { menu } from './en/menu.ts';
import { places } from './en/places.ts';
import { settings } from './en/settings.ts';
import { terminal } from './en/terminal.ts';
import { window } from './en/window.ts';

export const english = { ...agent, ...errors, ...help, ...menu, ...places, ...settings, ...terminal, ...window };
