import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CodedError } from '../../../shared/app-error.ts';
import type { Calibration } from './embedder.ts';
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

const centres = z.strictObject({ han: z.base64(), other: z.base64() });

const neededCloseness = z.strictObject({
  base: z.number().min(-2).max(2),
  perPowerOfTen: z.number().min(0).max(1),
  least: z.number().gt(0).max(2),
  most: z.number().gt(0).max(2),
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
  /** See `Calibration`. Centres: numbers of four bytes, the lowest first, in base64. */
  calibration: z.strictObject({
    centres: z.strictObject({ passages: centres, questions: centres }),
    sharedByQuestions: z.number().min(0).max(1),
    common: z.strictObject({ share: z.number().min(0).max(1), usual: z.number().min(-1).max(1) }),
    fullCloseness: z.strictObject({ sameScript: z.number().gt(0).max(2), otherScript: z.number().gt(0).max(2) }),
    coverage: z.number().min(0).max(1),
    sameScript: z.strictObject({ han: neededCloseness, other: neededCloseness }),
    otherScript: z.strictObject({ han: neededCloseness, other: neededCloseness }),
  }),
});

/** The model that the program uses: what `models/manifest.json` says of it. */
export type ModelManifest = z.infer<typeof manifestSchema>;
export type ModelFile = ModelManifest['files'][number];

/** Throws `model-missing` when there is no manifest, `model-corrupt` when it is none or its centres have another length. */
export function readModelManifest(modelsFolder: string): ModelManifest {
  const text = readManifestText(path.join(modelsFolder, 'manifest.json'));
  try {
    const manifest = manifestSchema.parse(JSON.parse(text));
    calibrationOf(manifest);
    return manifest;
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

/** Throws a RangeError when a centre is no vector of the model's dimension. */
export function calibrationOf({ calibration, dimension }: ModelManifest): Calibration {
  const { passages, questions } = calibration.centres;
  const vectors = ({ han, other }: typeof passages) => ({
    han: vectorOf(han, dimension),
    other: vectorOf(other, dimension),
  });
  return { ...calibration, centres: { passages: vectors(passages), questions: vectors(questions) } };
}

function vectorOf(base64: string, dimension: number): Float32Array {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== dimension * 4) throw new RangeError('a centre of another length than a vector');
  return Float32Array.from({ length: dimension }, (_, index) => bytes.readFloatLE(index * 4));
}

function readManifestText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new CodedError('model-missing', { file: 'manifest.json' }, { cause });
  }
}
