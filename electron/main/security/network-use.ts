import type { NetworkUse } from '../../../shared/desktop-operations.ts';

/** Counts what the window asked of a network since the program was started. */
export interface NetworkCount {
  /** A request or navigation was stopped before it left. */
  refuse(): void;
  /** A request left for a network: never, unless a rule of this folder has a hole. */
  send(): void;
  read(): NetworkUse;
}

export function createNetworkCount(since: number): NetworkCount {
  let sent = 0;
  let refused = 0;
  return {
    refuse() {
      refused += 1;
    },
    send() {
      sent += 1;
    },
    read: () => ({ since, sent, refused }),
  };
}
