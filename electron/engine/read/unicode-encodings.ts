import { countUnreadable } from './legacy-encoding.ts';
import { characterEvidence } from './text-evidence.ts';

/** A text, the label of the encoding that it was read with, and how many characters stand as U+FFFD. */
export interface UnicodeText {
  text: string;
  encoding: string;
  unreadable: number;
}

/** Browsers dropped UTF-32 and so did TextDecoder; mail programs and databases still write it. */
const UTF_32 = new Set(['utf-32', 'utf-32le', 'utf-32be']);

/** The text of a file that begins with a byte order mark; null when it begins with none. */
export function readMarked(bytes: Uint8Array): UnicodeText | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return readAs('utf-8', bytes);
  if (first === 0xff && second === 0xfe && third === 0 && fourth === 0) return readUtf32(bytes.subarray(4), true);
  if (first === 0 && second === 0 && third === 0xfe && fourth === 0xff) return readUtf32(bytes.subarray(4), false);
  if (first === 0xff && second === 0xfe) return readAs('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return readAs('utf-16be', bytes);
  return null;
}

/** The text of UTF-32 or Latin UTF-16 without a mark, which their zero bytes give away; null for other bytes. */
export function readByZeros(bytes: Uint8Array): UnicodeText | null {
  const zeros = zerosOf(bytes);
  if (!zeros) return null;
  const asUtf32 = readUnmarkedUtf32(bytes, true) ?? readUnmarkedUtf32(bytes, false);
  if (asUtf32) return asUtf32;
  const { even, odd } = zeros;
  // Latin text in UTF-16 has a zero byte in nearly every pair, nearly always on the same side.
  if (Math.max(even, odd) < bytes.length * 0.35 || Math.min(even, odd) * 10 > Math.max(even, odd)) return null;
  return readAs(odd > even ? 'utf-16le' : 'utf-16be', bytes);
}

/**
 * Chinese or Japanese text in UTF-16 without a mark. It has zero bytes in line ends, spaces and digits, but on the other
 * side too, since 一 is U+4E00: it must read like Chinese.
 */
export function readWideEastAsian(bytes: Uint8Array): UnicodeText | null {
  if (bytes.length % 2 !== 0) return null;
  for (const encoding of ['utf-16le', 'utf-16be']) {
    const text = decodeStrictly(encoding, bytes);
    if (text === null) continue;
    const { count, common, frequent, kana } = characterEvidence(text);
    if (count > 0 && common >= 0.8 && frequent + kana >= 0.2) return { text, encoding, unreadable: 0 };
  }
  return null;
}

/**
 * The text if every byte of it means something in that encoding; null otherwise.
 * @throws RangeError for a label that is no encoding.
 */
export function decodeStrictly(label: string, bytes: Uint8Array): string | null {
  const plain = label.trim().toLowerCase();
  if (UTF_32.has(plain)) {
    const { text, encoding, unreadable } = readMarked(bytes) ?? readUtf32(bytes, plain !== 'utf-32be');
    // A mark of another encoding says what the bytes are.
    const isAsked = plain === 'utf-32' ? UTF_32.has(encoding) : encoding === plain;
    return unreadable === 0 && isAsked ? text : null;
  }
  const decoder = new TextDecoder(label, { fatal: true });
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

function readAs(encoding: string, bytes: Uint8Array): UnicodeText {
  const strict = decodeStrictly(encoding, bytes);
  const text = strict ?? new TextDecoder(encoding).decode(bytes);
  return { text, encoding, unreadable: strict === null ? countUnreadable(text) : 0 };
}

/** Any bytes whose every fourth is zero and whose numbers are all characters are UTF-32; nothing else looks like it. */
function readUnmarkedUtf32(bytes: Uint8Array, little: boolean): UnicodeText | null {
  if (bytes.length % 4 !== 0 || bytes.length < 8) return null;
  for (let at = little ? 3 : 0; at < bytes.length; at += 4) if (bytes[at] !== 0) return null;
  const read = readUtf32(bytes, little);
  return read.unreadable === 0 && !read.text.includes('\u0000') ? read : null;
}

function readUtf32(bytes: Uint8Array, little: boolean): UnicodeText {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const pieces: string[] = [];
  let unreadable = bytes.length % 4 === 0 ? 0 : 1;
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, little);
    const isCharacter = code <= 0xd7ff || (code >= 0xe000 && code <= 0x10ffff);
    if (!isCharacter) unreadable += 1;
    pieces.push(isCharacter ? String.fromCodePoint(code) : '\ufffd');
  }
  return { text: pieces.join(''), encoding: little ? 'utf-32le' : 'utf-32be', unreadable };
}

/** Zero bytes at even and odd places; null when there are none or the bytes are no whole number of pairs. */
function zerosOf(bytes: Uint8Array): { even: number; odd: number } | null {
  if (bytes.length % 2 !== 0) return null;
  const zeros = { even: 0, odd: 0 };
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === 0) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1;
  }
  return zeros.even + zeros.odd > 0 ? zeros : null;
}
