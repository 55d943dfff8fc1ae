import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where the program's own files lie. The only file that knows. */
export interface ProgramPaths {
  models: string;
  resources: string;
  preload: string;
  renderer: string;
  engine: URL;
  reader: string;
}

/** `moduleUrl`: of the built main module in dist/node; `installed`: folder of models and resources. */
export function programPaths(moduleUrl: string, installed: string): ProgramPaths {
  const node = path.dirname(fileURLToPath(moduleUrl));
  const dist = path.dirname(node);
  return {
    models: path.join(installed, 'models'),
    resources: path.join(installed, 'resources'),
    preload: path.join(dist, 'preload', 'preload.cjs'),
    renderer: path.join(dist, 'renderer'),
    engine: pathToFileURL(path.join(node, 'engine.js')),
    reader: path.join(node, 'reader.js'),
  };
}
