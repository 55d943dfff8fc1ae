import { CodedError } from '../../../shared/app-error.ts';

type Transformers = typeof import('@huggingface/transformers');

let imported: Promise<Transformers> | undefined;

/**
 * The model library, set to read local files only. Loaded when first asked for: it costs a third of a second, which
 * a search by words need not wait for. Its default is to fetch what is missing from a public host and to keep a cache
 * beside its own code, so both are off and its `fetch` throws.
 */
export function offlineTransformers(): Promise<Transformers> {
  imported ??= import('@huggingface/transformers').then((transformers) => {
    const { env } = transformers;
    env.allowRemoteModels = false;
    env.allowLocalModels = true;
    env.useFSCache = false;
    env.useBrowserCache = false;
    env.useWasmCache = false;
    env.fetch = refuseFetch;
    return transformers;
  });
  return imported;
}

/** Makes `fetch` throw in the calling thread for good: the engine's worker has nothing to fetch, ever. */
export function refuseNetwork(): void {
  globalThis.fetch = refuseFetch;
}

function refuseFetch(): Promise<never> {
  return Promise.reject(new CodedError('internal', { name: 'NetworkRefused' }));
}
