import { deflateSync, inflateSync } from 'node:zlib';

/**
 * Chinese fonts draw a character and the radical of the same shape (日 and U+2F47) with one glyph, and Chromium's printer
 * writes down the radical: copied text would hold characters that no keyboard makes. Puts the plain characters into the
 * table from glyphs to characters (ToUnicode); any other stream comes back as it is.
 *
 * @param {string} body object with a stream, one character for each byte
 * @returns {string}
 */
export function withPlainCharacters(body) {
  const parts = /^<<\/Filter \/FlateDecode\n\/Length (\d+)>> stream\n/.exec(body);
  if (!parts) return body;
  const start = parts[0].length;
  const content = inflateSync(Buffer.from(body.slice(start, start + Number(parts[1])), 'latin1')).toString('latin1');
  if (!content.includes('begincmap')) return body;
  const plain = Buffer.from(
    content.replace(/<(2[EF][0-9A-F]{2})>/g, (_, code) => `<${plainCode(code)}>`),
    'latin1',
  );
  const packed = deflateSync(plain, { level: 9 });
  return `<</Filter /FlateDecode\n/Length ${packed.length}>> stream\n${packed.toString('latin1')}\nendstream`;
}

/** Radicals of the supplement block have no compatibility form in Unicode; these are the ones that the sources meet. */
const SUPPLEMENT = { '2EA0': '民', '2ED1': '長' };

function plainCode(code) {
  const character = SUPPLEMENT[code] ?? String.fromCharCode(parseInt(code, 16)).normalize('NFKC');
  if (/[\u2E80-\u2FDF]/.test(character)) throw new Error(`No plain character is known for U+${code}.`);
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}
