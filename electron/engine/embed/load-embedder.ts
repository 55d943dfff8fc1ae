import { CodedError, toAppError, type AppError } from '../../../shared/app-error.ts';
import type { ModelState } from '../../../shared/operation-results.ts';
import { createEmbedQueue } from './embed-queue.ts';
import type { Calibration, Embedder } from './embedder.ts';
import { loadModel, type Model } from './load-model.ts';
import { calibrationOf, fingerprintOf, readModelManifest, type ModelManifest } from './model-manifest.ts';

/**
 * The embedder of the model that `models/manifest.json` names. Loads nothing yet. Without a readable manifest it can
 * only say so, for as long as it lives: its fingerprint is empty and names no vector.
 */
export function createEmbedder(modelsFolder: string): Embedder {
  try {
    const manifest = readModelManifest(modelsFolder);
    return embedderOf(manifest, () => loadModel(modelsFolder, manifest));
  } catch (thrown) {
    return embedderWithoutModel(modelError(thrown));
  }
}

function embedderOf(manifest: ModelManifest, loadIt: () => Promise<Model>): Embedder {
  const queue = createEmbedQueue();
  let model: Model | null = null;
  let failure: AppError | null = null;
  let loading: Promise<ModelState> | null = null;

  function state(): ModelState {
    if (model) return 'ready';
    if (loading) return 'loading';
    return failure ? stateOf(failure) : 'idle';
  }

  async function loadOnce(): Promise<ModelState> {
    try {
      model = await loadIt();
      failure = null;
    } catch (thrown) {
      failure = modelError(thrown);
    }
    loading = null;
    return state();
  }

  function load(): Promise<ModelState> {
    if (model) return Promise.resolve('ready');
    loading ??= loadOnce();
    return loading;
  }

  /** A failed load is not tried again for every text: that is for who calls `load`. */
  async function readyModel(): Promise<Model> {
    if (!model && (loading || !failure)) await load();
    if (!model) throw new CodedError(failure?.code ?? 'model-missing', failure?.details);
    return model;
  }

  function embed(priority: 'query' | 'passage', text: string): Promise<Float32Array> {
    return queue.run(priority, async () => (await readyModel()).embed(manifest.prefixes[priority] + text));
  }

  return {
    id: manifest.id,
    fingerprint: fingerprintOf(manifest),
    dimension: manifest.dimension,
    calibration: calibrationOf(manifest),
    state,
    load,
    embedQuery: (text) => embed('query', text),
    embedPassage: (input) => embed('passage', input),
    async close() {
      await queue.close();
      await loading;
      await model?.dispose();
    },
  };
}

const NO_CENTRES = { han: new Float32Array(0), other: new Float32Array(0) };
const NOTHING_NEEDED = { base: 1, perPowerOfTen: 0, least: 1, most: 1 };

/** Never used, since without a model there is none. */
const NO_CALIBRATION: Calibration = {
  centres: { passages: NO_CENTRES, questions: NO_CENTRES },
  sharedByQuestions: 0,
  common: { share: 1, usual: 0 },
  fullCloseness: { sameScript: 1, otherScript: 1 },
  coverage: 0,
  sameScript: { han: NOTHING_NEEDED, other: NOTHING_NEEDED },
  otherScript: { han: NOTHING_NEEDED, other: NOTHING_NEEDED },
};

function embedderWithoutModel(failure: AppError): Embedder {
  const refuse = () => Promise.reject(new CodedError(failure.code, failure.details));
  return {
    id: '',
    fingerprint: '',
    dimension: 0,
    calibration: NO_CALIBRATION,
    state: () => stateOf(failure),
    load: () => Promise.resolve(stateOf(failure)),
    embedQuery: refuse,
    embedPassage: refuse,
    close: () => Promise.resolve(),
  };
}

function stateOf(failure: AppError): ModelState {
  return failure.code === 'model-missing' ? 'missing' : 'corrupt';
}

/** What onnxruntime or the tokenizer throws on a file that the manifest approves is a model that cannot be used. */
function modelError(thrown: unknown): AppError {
  const error = toAppError(thrown);
  return error.code === 'model-missing' ? error : { code: 'model-corrupt', details: error.details };
}
