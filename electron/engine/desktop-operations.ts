import os from 'node:os';
import path from 'node:path';
import { PROGRAM_VERSION } from '../../shared/program-version.ts';
import { succeed } from '../../shared/result.ts';
import { inspectModelFiles } from './embed/check-model-files.ts';
import { readModelManifest } from './embed/model-manifest.ts';
import type { EngineOperations, OperationParts } from './engine-operations.ts';
import { storeFacts } from './store/store-facts.ts';

type DesktopOperation = 'readDiagnostics' | 'checkModel';

/** What the program is made of, and whether its model is whole. */
export function desktopOperations({ store, options, emit }: OperationParts): Pick<EngineOperations, DesktopOperation> {
  const { modelsFolder } = options;
  return {
    async readDiagnostics() {
      const { id, folder, files } = readModelManifest(modelsFolder);
      const { sqlite, bytes } = storeFacts(store);
      const { electron, chrome, node } = process.versions;
      return succeed({
        program: PROGRAM_VERSION,
        electron,
        chromium: chrome,
        node,
        sqlite,
        system: `${os.platform()} ${os.release()} ${os.arch()}`,
        model: {
          id,
          folder: path.join(modelsFolder, folder),
          files: files.map((file) => ({ path: file.path, bytes: file.bytes })),
        },
        storeBytes: bytes,
      });
    },

    async checkModel(_input, signal) {
      const { folder, files } = readModelManifest(modelsFolder);
      const total = files.reduce((sum, file) => sum + file.bytes, 0);
      let done = 0;
      const checked = await inspectModelFiles(path.join(modelsFolder, folder), files, signal, (bytes) => {
        done += bytes;
        emit({ type: 'model-check', done, total });
      });
      return succeed(checked);
    },
  };
}
