/** Bytes at the start in which browsers look for a charset; saved pages with long comments need more than their 1,024. */
const LOOK = 4_096;

/**
 * The charset that a page says it has, as a WHATWG label that is yet to be believed; null when it says none. As browsers
 * do, an HTML page is asked for its meta elements first and for its XML declaration then; XML knows the declaration only.
 */
export function declaredCharset(bytes: Uint8Array, isXml = false): string | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, LOOK));
  const inXml = /^\s*<\?xml\b[^>]*\bencoding\s*=\s*["']\s*([\w.:-]+)/i.exec(head)?.[1];
  const declared = isXml ? (inXml ?? 'utf-8') : (metaCharset(head) ?? inXml);
  if (declared === undefined) return null;
  // A page whose meta element can be read byte by byte is no UTF-16; the standard says what is meant instead.
  if (/^(?:utf-?16(?:le|be)?|unicode|ucs-2|iso-10646-ucs-2|csunicode)$/i.test(declared)) return 'utf-8';
  return declared.toLowerCase() === 'x-user-defined' ? 'windows-1252' : declared;
}

/** Of the first meta element outside comments that names one. */
function metaCharset(head: string): string | undefined {
  for (const [tag] of head.replace(/<!--[\s\S]*?(?:-->|$)/g, ' ').matchAll(/<meta[\s/][^>]*/gi)) {
    const attributes = new Map(
      [...tag.matchAll(/([^\s=/"'>]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)].map(
        ([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ''] as const,
      ),
    );
    const own = attributes.get('charset')?.trim();
    if (own !== undefined && own !== '') return own;
    if (attributes.get('http-equiv')?.toLowerCase() !== 'content-type') continue;
    const inContent = /charset\s*=\s*["']?\s*([^\s;"']+)/i.exec(attributes.get('content') ?? '')?.[1];
    if (inContent !== undefined) return inContent;
  }
  return undefined;
}
