import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The models that the program ships. */
export const MODELS_FOLDER = fileURLToPath(new URL('../../../models', import.meta.url));

const MODEL = 'multilingual-e5-small-int8';

/** A copy that a test may damage. */
export function copyOfModels(): { folder: string; weights: string; tokenizer: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'policy-models-'));
  cpSync(MODELS_FOLDER, folder, { recursive: true });
  return {
    folder,
    weights: path.join(folder, MODEL, 'onnx', 'model.onnx'),
    tokenizer: path.join(folder, MODEL, 'tokenizer.json'),
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
