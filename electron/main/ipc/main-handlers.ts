import path from 'node:path';
import type { NetworkUse } from '../../../shared/desktop-operations.ts';
import type { ChosenFiles, ImportedFile } from '../../../shared/operation-results.ts';
import { fail, succeed } from '../../../shared/result.ts';
import type { EngineClient } from '../../client/engine-client.ts';
import type { SettingsFile } from '../settings-file.ts';
import type { MainHandlers } from './contract-door.ts';
import { createExportHandlers, type ExportParts } from './export-handlers.ts';
import type { FileGrants } from './file-grants.ts';
import { libraryHandlers, type PhrasingFiles } from './library-handlers.ts';

export interface MainHandlerParts {
  engine: Pick<EngineClient, 'call'>;
  grants: FileGrants;
  settings: SettingsFile;
  /** Asks the person; empty when they chose nothing. */
  choosePaths: (folder: boolean) => Promise<string[]>;
  copyText: (text: string, html?: string) => Promise<void>;
  exports: ExportParts;
  networkUse: () => NetworkUse;
  takeGivenFiles: () => ChosenFiles | null;
  phrasingFiles: PhrasingFiles;
  originals: Pick<MainHandlers, 'openOriginal' | 'saveOriginal'>;
  /** Called when settings have changed: menu and appearance follow. */
  onSettings: () => void;
}

/** The operations that need the desktop: dialog, clipboard, settings. */
export function createMainHandlers(parts: MainHandlerParts): MainHandlers {
  const { engine, grants, settings } = parts;
  return {
    ...libraryHandlers(parts),
    async chooseFiles({ folder }) {
      const paths = await parts.choosePaths(folder);
      if (paths.length === 0) return succeed(null);
      return succeed({ grant: grants.add(paths), names: paths.map((file) => path.basename(file)) });
    },
    async importChosen({ grant, ...input }, signal) {
      const paths = grants.pathsOf(grant);
      if (!paths) return fail('not-granted');
      const result = await engine.call('importFiles', { ...input, paths }, { signal });
      // After a failure (a busy store, say) or a refusal, and where the encoding is a guess, the person can try again without
      // choosing again.
      if (result.ok && !result.value.some(mayBeTriedAgain)) grants.remove(grant);
      return result;
    },
    ...createExportHandlers(parts.exports),
    async copyText({ text, html }) {
      await parts.copyText(text, html);
      return succeed(null);
    },
    readNetworkUse: () => succeed(parts.networkUse()),
    takeGivenFiles: () => succeed(parts.takeGivenFiles()),
    ...parts.originals,
    readSettings: () => succeed(settings.read()),
    writeSettings(change) {
      const result = settings.write(change);
      if (result.ok) parts.onSettings();
      return result;
    },
  };
}

function mayBeTriedAgain({ outcome, problems }: ImportedFile): boolean {
  return outcome === 'refused' || problems.some(({ code }) => code === 'encoding-guessed');
}
