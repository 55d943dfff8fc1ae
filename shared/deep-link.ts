import { LIMITS } from './limits.ts';
import { formatReference, parseReference } from './reference.ts';

/** The scheme that the system opens the program for. */
export const DEEP_LINK_SCHEME = 'policy-lookup';

/** All that a link can ask: to show a place. It never searches, imports or runs anything. */
const BEGINNING = `${DEEP_LINK_SCHEME}://place/`;

/** A link that shows the place of a reference, on any computer that has the same library. */
export function formatDeepLink(reference: string): string {
  return BEGINNING + encodeRest(reference);
}

/**
 * The reference in a link that someone else may have written: null for another scheme or action, for what is no whole
 * reference, for what is too long or holds anything but printable ASCII. What it names need not exist.
 */
export function parseDeepLink(text: string): string | null {
  if (text.length > BEGINNING.length + LIMITS.reference || !/^[\x21-\x7e]+$/.test(text)) return null;
  if (text.slice(0, BEGINNING.length).toLowerCase() !== BEGINNING) return null;
  const reference = parseReference(text.slice(BEGINNING.length));
  return reference === null ? null : formatReference(reference);
}

/** Brackets, quotes and stars are read as signs where links stand in text; a reference leaves them as they are. */
function encodeRest(reference: string): string {
  return reference.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
