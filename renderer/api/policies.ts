import type { PoliciesApi } from '../../shared/policies-api.ts';

declare global {
  interface Window {
    /** Put there by the preload. */
    readonly policies: PoliciesApi;
  }
}

/** The only door to the engine and to the desktop; nothing else in the window touches `window.policies`. */
export const policies: PoliciesApi = window.policies;
