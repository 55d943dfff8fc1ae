/** Requests that the content policy refused within the page: these never reach the main process, which counts the others. */
let refused = 0;
const listeners = new Set<() => void>();

document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  if (!/^(https?|wss?|ftp):/.test(blockedURI)) return;
  refused += 1;
  for (const listener of listeners) listener();
});

export function refusedByPage(): number {
  return refused;
}

/** Calls the listener after each refusal until the returned function is called. */
export function hearRefusals(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
