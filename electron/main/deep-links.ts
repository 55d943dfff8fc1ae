import type { App } from 'electron';
import { DEEP_LINK_SCHEME, parseDeepLink } from '../../shared/deep-link.ts';

/** The place that a link from outside asked for, until the window takes it. */
export interface DeepLinks {
  /** An address, or the arguments of a start; false when no link to a place is among them. */
  open(given: string | readonly string[]): boolean;
  /** The reference of the last link, once. */
  take(): string | null;
  /** Told of each link; the window may not be there yet. */
  onOpen(listener: () => void): void;
}

export function createDeepLinks(): DeepLinks {
  let waiting: string | null = null;
  let tell: () => void = () => undefined;
  return {
    open(given) {
      const reference = readDeepLink(given);
      if (reference === null) return false;
      waiting = reference;
      tell();
      return true;
    },
    take() {
      const taken = waiting;
      waiting = null;
      return taken;
    },
    onOpen(listener) {
      tell = listener;
    },
  };
}

/** The reference in an address, or in the last argument of a start that is a link; null when there is none. */
export function readDeepLink(given: string | readonly string[]): string | null {
  const candidates = typeof given === 'string' ? [given] : given.slice(1);
  const references = candidates.map(parseDeepLink).filter((reference) => reference !== null);
  return references.at(-1) ?? null;
}

/**
 * Makes this program the one that the system opens links with, and hears the links that macOS sends. Only the installed
 * program: in a checkout the system would be told to start Electron alone.
 */
export function registerDeepLinks(app: App, links: Pick<DeepLinks, 'open'>): void {
  if (app.isPackaged) app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME);
  app.on('open-url', (event, url) => {
    event.preventDefault();
    links.open(url);
  });
}
