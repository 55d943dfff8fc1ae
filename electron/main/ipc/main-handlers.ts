import path from 'node:path';
import { fail, succeed } from '../../../shared/result.ts';
import type { EngineClient } from '../../client/engine-client.ts';
import type { SettingsFile } from '../settings-file.ts';
import type { MainHandlers } from './contract-door.ts';
import type { FileGrants } from './file-grants.ts';

export interface MainHandlerParts {
  engine: Pick<EngineClient, 'call'>;
  grants: FileGrants;
  settings: SettingsFile;
  /** Asks the person; empty when they chose nothing. */
  choosePaths: (folder: boolean) => Promise<string[]>;
  copyText: (text: string) => Promise<void>;
  originals: Pick<MainHandlers, 'openOriginal' | 'saveOriginal'>;
  /** Called when settings have changed: menu and appearance follow. */
  onSettings: () => void;
}

/** The operations that need the desktop: dialog, clipboard, settings. */
export function createMainHandlers(parts: MainHandlerParts): MainHandlers {
  const { engine, grants, settings } = parts;
  return {
    async chooseFiles({ folder }) {
      const paths = await parts.choosePaths(folder);
      if (paths.length === 0) return succeed(null);
      return succeed({ grant: grants.add(paths), names: paths.map((file) => path.basename(file)) });
    },
    async importChosen({ grant, ...input }, signal) {
      const paths = grants.pathsOf(grant);
      if (!paths) return fail('not-granted');
      const result = await engine.call('importFiles', { ...input, paths }, { signal });
      // After a failure (a busy store, say), or with a password, the person can try again without choosing again.
      const isLocked = result.ok && result.value.some(({ code }) => code === 'password-required');
      if (result.ok && !isLocked) grants.remove(grant);
      return result;
    },
    async copyText({ text }) {
      await parts.copyText(text);
      return succeed(null);
    },
    ...parts.originals,
    readSettings: () => succeed(settings.read()),
    writeSettings(change) {
      const result = settings.write(change);
      if (result.ok) parts.onSettings();
      return result;
    },
  };
}
