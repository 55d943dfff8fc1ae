import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

export interface BuiltProgram {
  file: string;
  remove(): void;
}

/** Loaded from node_modules, since it holds a native part. */
const NATIVE = ['@napi-rs/canvas'];

/** One TypeScript entry of the project as one JavaScript file in a folder of its own, as a child process needs it. */
export async function buildForNode(entry: string): Promise<BuiltProgram> {
  const folder = mkdtempSync(path.join(tmpdir(), 'policy-lookup-build-'));
  await build({
    configFile: false,
    root: path.resolve('.'),
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: NATIVE, target: 'node' },
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: path.resolve(entry),
        external: NATIVE,
        output: { format: 'es', entryFileNames: 'program.mjs', codeSplitting: false },
      },
    },
  });
  return {
    file: path.join(folder, 'program.mjs'),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
