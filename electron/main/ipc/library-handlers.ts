import { fail, succeed } from '../../../shared/result.ts';
import type { EngineClient } from '../../client/engine-client.ts';
import type { MainHandlers } from './contract-door.ts';
import type { FileGrants } from './file-grants.ts';

/** Files of phrasings: asked for in dialogs, and written. */
export interface PhrasingFiles {
  /** Null when the person chose nothing. */
  chooseTarget: (name: string) => Promise<string | null>;
  chooseSource: () => Promise<string | null>;
  /** Rejects when the file cannot be written. */
  write: (file: string, text: string) => Promise<void>;
}

interface LibraryHandlerParts {
  engine: Pick<EngineClient, 'call'>;
  grants: FileGrants;
  phrasingFiles: PhrasingFiles;
}

type LibraryHandler = 'watchChosen' | 'savePhrasings' | 'loadPhrasings';

/** What the library's screen needs of the desktop: a granted folder to watch, files of phrasings. */
export function libraryHandlers({
  engine,
  grants,
  phrasingFiles,
}: LibraryHandlerParts): Pick<MainHandlers, LibraryHandler> {
  return {
    async watchChosen({ grant, library }, signal) {
      const [folder] = grants.pathsOf(grant) ?? [];
      if (folder === undefined) return fail('not-granted');
      const result = await engine.call('watchFolder', { library, folder }, { signal });
      if (!result.ok) return result;
      grants.remove(grant);
      return succeed(null);
    },
    async savePhrasings({ library, name }, signal) {
      const file = await phrasingFiles.chooseTarget(name);
      if (file === null) return succeed(null);
      const result = await engine.call('exportPhrasings', { libraries: [library] }, { signal });
      if (!result.ok) return result;
      try {
        await phrasingFiles.write(file, result.value.csv);
      } catch {
        return fail('file-unwritable');
      }
      return succeed({ lines: result.value.lines });
    },
    async loadPhrasings({ library }, signal) {
      const file = await phrasingFiles.chooseSource();
      if (file === null) return succeed(null);
      return engine.call('importPhrasings', { path: file, library }, { signal });
    },
  };
}
