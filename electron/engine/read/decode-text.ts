import { CodedError } from '../../../shared/app-error.ts';
import type { ReadingProblem } from '../../../shared/document.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { countUnreadable, readLegacyText } from './legacy-encoding.ts';
import { characterEvidence } from './text-evidence.ts';
import { decodeStrictly, readByZeros, readMarked, readWideEastAsian, type UnicodeText } from './unicode-encodings.ts';

/** The text of a file and how it was read. */
export interface DecodedText {
  text: string;
  /** WHATWG label; `utf-32le` and `utf-32be` besides. */
  encoding: string;
  /**
   * `encoding-guessed` when nothing but evidence named the encoding, `encoding-contradicted` when the bytes are not what
   * the file declares, `text-skipped` when characters were unreadable.
   */
  problems: ReadingProblem[];
}

/** What is known of a file's encoding besides its bytes. */
export interface EncodingHints {
  /** What the file says of itself, an HTML charset for instance. */
  declared?: string | null;
  /** What a person says; nothing else is tried. */
  forced?: string | undefined;
}

interface Reading extends UnicodeText {
  guessed?: boolean;
}

/** A binary file that happens to be valid is mostly control characters; a text with stray ones is still a text. */
const CONTROL_SHARE = 0.3;
/** In an otherwise valid UTF-8 file, of its characters outside ASCII: a cut or patched place, not another encoding. */
const DAMAGED_UTF8_SHARE = 0.02;
/** Of all characters of a text read as the file declares. */
const UNREADABLE_DECLARED_SHARE = 0.01;

/**
 * Decodes the bytes of a text file: byte order mark, zero bytes of UTF-16 and UTF-32, strict UTF-8, the encoding that the
 * file declares, and only then evidence. Line ends stay. Control characters become spaces, one for one, since NUL ends a
 * text in SQLite functions and FTS5 queries; the mark at the start is no part of the text.
 *
 * @throws CodedError `encoding-unknown` when no reading is likely, so that nobody is shown garbage as a rule, and
 *   `encoding-unknown` {encoding} when the bytes are impossible in the forced one; `invalid-input` {encoding} for a forced
 *   one that does not exist; `file-too-large` {characters, limit} before anything costlier is tried with the text.
 */
export function decodeText(bytes: Uint8Array, { declared = null, forced }: EncodingHints = {}): DecodedText {
  const reading =
    forced === undefined ? (readMarked(bytes) ?? readUnmarked(bytes, declared)) : readForced(bytes, forced);
  if (!reading) throw new CodedError('encoding-unknown');
  const characters = reading.text.length;
  if (characters > LIMITS.documentText) {
    throw new CodedError('file-too-large', { characters, limit: LIMITS.documentText });
  }
  const { text, controls } = withoutControls(reading.text);
  if (controls > text.length * CONTROL_SHARE) throw new CodedError('encoding-unknown');
  return { text, encoding: reading.encoding, problems: problemsOf(reading, forced === undefined ? declared : null) };
}

function readForced(bytes: Uint8Array, forced: string): Reading {
  let text: string | null;
  try {
    text = decodeStrictly(forced, bytes);
  } catch (error) {
    throw new CodedError('invalid-input', { encoding: forced }, { cause: error });
  }
  if (text === null) throw new CodedError('encoding-unknown', { encoding: forced });
  return { text, encoding: canonical(forced) ?? forced.trim().toLowerCase(), unreadable: 0 };
}

function readUnmarked(bytes: Uint8Array, declared: string | null): Reading | null {
  const wide = readByZeros(bytes);
  if (wide) return wide;
  const asUtf8 = decodeStrictly('utf-8', bytes);
  if (asUtf8 !== null) return { text: asUtf8, encoding: 'utf-8', unreadable: 0 };
  return (
    (declared === null ? null : readDeclared(bytes, declared)) ??
    readWideEastAsian(bytes) ??
    readDamagedUtf8(bytes) ??
    readByEvidence(bytes)
  );
}

function readDeclared(bytes: Uint8Array, declared: string): Reading | null {
  const encoding = canonical(declared);
  if (encoding === null) return null;
  const text = new TextDecoder(encoding).decode(bytes);
  const unreadable = countUnreadable(text);
  return unreadable > text.length * UNREADABLE_DECLARED_SHARE ? null : { text, encoding, unreadable };
}

function readDamagedUtf8(bytes: Uint8Array): Reading | null {
  const text = new TextDecoder('utf-8').decode(bytes);
  const unreadable = countUnreadable(text);
  const outsideAscii = characterEvidence(text, Number.POSITIVE_INFINITY).count;
  return unreadable <= (outsideAscii - unreadable) * DAMAGED_UTF8_SHARE
    ? { text, encoding: 'utf-8', unreadable }
    : null;
}

function readByEvidence(bytes: Uint8Array): Reading | null {
  const legacy = readLegacyText(bytes);
  return legacy && { ...legacy, guessed: true };
}

/** The name that the label stands for; null for a label that no browser knows. */
function canonical(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

function problemsOf(reading: Reading, declared: string | null): ReadingProblem[] {
  const { text, encoding, unreadable } = reading;
  const problems: ReadingProblem[] = [];
  if (declared !== null && contradicts(canonical(declared), encoding, text)) {
    problems.push({ code: 'encoding-contradicted', details: { declared, encoding } });
  } else if (reading.guessed) problems.push({ code: 'encoding-guessed', details: { encoding } });
  if (unreadable > 0) problems.push({ code: 'text-skipped', details: { characters: unreadable } });
  return problems;
}

/** A plain ASCII file is right in whatever it declares. */
function contradicts(declared: string | null, encoding: string, text: string): boolean {
  if (declared === null || declared === encoding) return false;
  // GB 18030 holds all of GBK.
  if (declared === 'gbk' && encoding === 'gb18030') return false;
  return /[^\p{ASCII}]/u.test(text);
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
