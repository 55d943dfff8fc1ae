/** Bytes at the start in which browsers look for a charset; saved pages with long comments need more than their 1,024. */
const LOOK = 4_096;

/** The charset that an HTML or XHTML file says it has, as a WHATWG label that is yet to be believed; null when none. */
export function declaredCharset(bytes: Uint8Array): string | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, LOOK)).replace(/<!--[\s\S]*?-->/g, ' ');
  const declared =
    /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1];
  // A page whose meta element can be read byte by byte is no UTF-16.
  if (declared === undefined || /^utf-?16/i.test(declared)) return null;
  return declared;
}
