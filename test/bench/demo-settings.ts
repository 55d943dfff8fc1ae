import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_SETTINGS } from '../../shared/default-settings.ts';
import type { Settings } from '../../shared/settings.ts';
import { handOver } from '../support/launch-app.ts';

/** Data folder that `prepare-demo` filled below `folder`. */
export function demoFolder(folder: string): string {
  return path.join(folder, 'demo');
}

/** Gives everything below `folder` to the user that the window runs as. */
export function handOverAll(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) handOver(path.join(folder, entry));
}

/** Writes the settings that the next window on the demo libraries starts with; `library` is the one that is searched. */
export function writeDemoSettings(folder: string, library: string, settings: Partial<Settings> = {}): void {
  const ids = JSON.parse(fs.readFileSync(path.join(folder, 'demo-libraries.json'), 'utf8')) as Record<string, string>;
  const id = ids[library];
  if (id === undefined) throw new Error(`there is no library ${library}`);
  const file = path.join(demoFolder(folder), 'settings.json');
  fs.writeFileSync(file, JSON.stringify({ ...DEFAULT_SETTINGS, chosenLibraries: [id], ...settings }));
  handOver(file);
}
