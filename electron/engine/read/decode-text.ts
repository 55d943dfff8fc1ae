import { CodedError } from '../../../shared/app-error.ts';
import type { ReadingProblem } from '../../../shared/document.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { countUnreadable, readLegacyText } from './legacy-encoding.ts';
import { characterEvidence } from './text-evidence.ts';

/** The text of a file and how it was read. */
export interface DecodedText {
  text: string;
  /** WHATWG label. */
  encoding: string;
  /** `encoding-guessed` when nothing but evidence named the encoding; `text-skipped` when characters were unreadable. */
  problems: ReadingProblem[];
}

interface Reading {
  text: string;
  encoding: string;
  guessed: boolean;
  /** Characters that stand as U+FFFD because their bytes mean nothing. */
  unreadable: number;
}

/** A binary file that happens to be valid is mostly control characters; a text with stray ones is still a text. */
const CONTROL_SHARE = 0.3;
/** In an otherwise valid UTF-8 file, of its characters outside ASCII: a cut or patched place, not another encoding. */
const DAMAGED_UTF8_SHARE = 0.02;

/**
 * Decodes the bytes of a text file: byte order mark, zero bytes of UTF-16, strict UTF-8, the encoding that the file
 * `declared` (an HTML charset), and only then evidence. Line ends stay. Control characters become spaces, one for one,
 * since NUL ends a text in SQLite functions and FTS5 queries; the mark at the start is no part of the text.
 *
 * @throws CodedError `encoding-unknown` when no reading is likely, so that nobody is shown garbage as a rule;
 *   `file-too-large` {characters, limit} before anything costlier is tried with the text.
 */
export function decodeText(bytes: Uint8Array, declared: string | null = null): DecodedText {
  const reading = readMarked(bytes) ?? readUnmarked(bytes, declared);
  if (!reading) throw new CodedError('encoding-unknown');
  const characters = reading.text.length;
  if (characters > LIMITS.documentText) {
    throw new CodedError('file-too-large', { characters, limit: LIMITS.documentText });
  }
  const { text, controls } = withoutControls(reading.text);
  if (controls > text.length * CONTROL_SHARE) throw new CodedError('encoding-unknown');
  const problems: ReadingProblem[] = [];
  if (reading.guessed) problems.push({ code: 'encoding-guessed', details: { encoding: reading.encoding } });
  if (reading.unreadable > 0) problems.push({ code: 'text-skipped', details: { characters: reading.unreadable } });
  return { text, encoding: reading.encoding, problems };
}

function readMarked(bytes: Uint8Array): Reading | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return certain('utf-8', bytes);
  const utf32Little = first === 0xff && second === 0xfe && third === 0 && fourth === 0;
  const utf32Big = first === 0 && second === 0 && third === 0xfe && fourth === 0xff;
  // Browsers dropped UTF-32 and so did TextDecoder; as UTF-16 every second character would be NUL.
  if (utf32Little || utf32Big) throw new CodedError('encoding-unknown', { encoding: 'utf-32' });
  if (first === 0xff && second === 0xfe) return certain('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return certain('utf-16be', bytes);
  return null;
}

function certain(encoding: string, bytes: Uint8Array): Reading {
  const strict = decodeStrictly(encoding, bytes);
  const text = strict ?? new TextDecoder(encoding).decode(bytes);
  return { text, encoding, guessed: false, unreadable: strict === null ? countUnreadable(text) : 0 };
}

function readUnmarked(bytes: Uint8Array, declared: string | null): Reading | null {
  const zeros = zerosOf(bytes);
  const latinWide = zeros && latinWideEncoding(zeros, bytes.length);
  if (latinWide) return certain(latinWide, bytes);
  const asUtf8 = decodeStrictly('utf-8', bytes);
  if (asUtf8 !== null) return { text: asUtf8, encoding: 'utf-8', guessed: false, unreadable: 0 };
  const asDeclared = declared === null ? null : readDeclared(bytes, declared);
  if (asDeclared) return asDeclared;
  const asWide = zeros && (readWideEastAsian('utf-16le', bytes) ?? readWideEastAsian('utf-16be', bytes));
  return asWide ?? readDamagedUtf8(bytes) ?? readByEvidence(bytes);
}

function decodeStrictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
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

/** Latin text in UTF-16 has a zero byte in nearly every pair, nearly always on the same side. */
function latinWideEncoding({ even, odd }: { even: number; odd: number }, length: number): string | null {
  if (Math.max(even, odd) < length * 0.35 || Math.min(even, odd) * 10 > Math.max(even, odd)) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * Chinese text in UTF-16 has zero bytes in line ends, spaces and digits, but on the other side too, since 一 is U+4E00:
 * it must read like Chinese.
 */
function readWideEastAsian(encoding: string, bytes: Uint8Array): Reading | null {
  const text = decodeStrictly(encoding, bytes);
  if (text === null) return null;
  const { count, common, frequent, kana } = characterEvidence(text);
  const likely = count > 0 && common >= 0.8 && frequent + kana >= 0.2;
  return likely ? { text, encoding, guessed: false, unreadable: 0 } : null;
}

function readDeclared(bytes: Uint8Array, declared: string): Reading | null {
  try {
    const decoder = new TextDecoder(declared);
    const text = decoder.decode(bytes);
    const unreadable = countUnreadable(text);
    return unreadable > text.length * 0.01 ? null : { text, encoding: decoder.encoding, guessed: false, unreadable };
  } catch {
    // Not a label that any browser knows.
    return null;
  }
}

function readDamagedUtf8(bytes: Uint8Array): Reading | null {
  const text = new TextDecoder('utf-8').decode(bytes);
  const unreadable = countUnreadable(text);
  const outsideAscii = characterEvidence(text, Number.POSITIVE_INFINITY).count;
  return unreadable <= (outsideAscii - unreadable) * DAMAGED_UTF8_SHARE
    ? { text, encoding: 'utf-8', guessed: false, unreadable }
    : null;
}

function readByEvidence(bytes: Uint8Array): Reading | null {
  const legacy = readLegacyText(bytes);
  return legacy && { ...legacy, guessed: true };
}

/** Every control character but tab, line feed, form feed and carriage return. */
const CONTROLS = /[^\P{Cc}\t\n\f\r]/gu;

function withoutControls(text: string): { text: string; controls: number } {
  let controls = 0;
  const clean = text.replace(CONTROLS, () => {
    controls += 1;
    return ' ';
  });
  return { text: clean, controls };
}
