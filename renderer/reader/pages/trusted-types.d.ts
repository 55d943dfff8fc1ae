/** Chromium's Trusted Types, as far as the window uses them; the library of TypeScript does not know them yet. */
interface TrustedScriptPolicy {
  /** Typed as the address that `new Worker` takes; at run time it is a TrustedScriptURL. */
  createScriptURL(address: string): URL;
}

interface Window {
  readonly trustedTypes: {
    createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): TrustedScriptPolicy;
  };
}
