import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CodedError } from '../../../shared/app-error.ts';
import { PASSAGE_RECIPE } from './passage-input.ts';

const filePath = z
  .string()
  .min(1)
  .refine((text) => !path.isAbsolute(text) && !text.split(/[\\/]/).includes('..'), 'must stay in its folder');

const fileSchema = z.strictObject({
  path: filePath,
  bytes: z.int().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifestSchema = z.strictObject({
  id: z.string().min(1),
  /** Beside the manifest. */
  folder: filePath,
  files: z.array(fileSchema).min(1),
  /** Length of a vector. */
  dimension: z.int().min(1),
  /** What the model reads of one text; the rest is cut off. */
  maximumTokens: z.int().min(16),
  prefixes: z.strictObject({ query: z.string(), passage: z.string() }),
  licence: z.strictObject({ name: z.string().min(1), file: filePath, origin: z.string().min(1) }),
  calibration: z
    .strictObject({ unrelatedCosine: z.number().min(-1).max(1), equalCosine: z.number().min(-1).max(1) })
    .refine((given) => given.unrelatedCosine < given.equalCosine, 'unrelated must lie below equal'),
});

/** The model that the program uses: what `models/manifest.json` says of it. */
export type ModelManifest = z.infer<typeof manifestSchema>;
export type ModelFile = ModelManifest['files'][number];

/** Throws `model-missing` when there is no manifest, `model-corrupt` when it is none. */
export function readModelManifest(modelsFolder: string): ModelManifest {
  const text = readManifestText(path.join(modelsFolder, 'manifest.json'));
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new CodedError('model-corrupt', { file: 'manifest.json' }, { cause });
  }
}

/**
 * Names everything that decides what a vector is: model, its files, prefixes and the form of a passage's input. From
 * the manifest and not from the files, so that a damaged file makes no stored vector stale.
 */
export function fingerprintOf(manifest: ModelManifest): string {
  const files = manifest.files.map((file) => `${file.path} ${file.sha256}`).sort();
  const parts = [manifest.id, files, manifest.prefixes.query, manifest.prefixes.passage, PASSAGE_RECIPE];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

function readManifestText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new CodedError('model-missing', { file: 'manifest.json' }, { cause });
  }
}
