import { characterEvidence, hangulEvidence, type CharacterEvidence } from './text-evidence.ts';

/** A text and the WHATWG label of the encoding that it was read with. */
export interface LegacyText {
  text: string;
  encoding: string;
  /** Characters that could not be read and stand as U+FFFD. */
  unreadable: number;
}

/**
 * Names an encoding only on evidence. Detectors that rank byte statistics take Big5 for windows-1252 and short GB 2312
 * for Big5 (aadsm/jschardet #62, jawah/charset_normalizer #587); a wrong reading would be cited as a rule.
 *
 * Measured on 2,900 cuts of laws and policies, 4 to 2,000 characters: read rightly, 0.88 to 1 of the characters are
 * everyday ones and, from 16 characters on, 0.38 to 1 frequent ones (kana counted); read wrongly, frequent ones are at
 * most 0.13. Korean read as GB 18030 and EUC-JP read as Big5 look everyday, but hold 0.04 and 0.1 frequent ones.
 * Of 3,600 cuts of 6 to 200 characters in GBK and Big5 all are read rightly, of 1,600 English texts with 1 to 8 Chinese
 * words 99.8 %; two of the other three are refused.
 */
const EVERYDAY_SHARE = 0.8;
const FREQUENT_SHARE = 0.2;
/** Below this number of characters a right text may hold no frequent one ("出餐慢"). */
const FEW_CHARACTERS = 16;
/** From this number on it holds one at least: Thai read as GB 18030 holds none. */
const ONE_FREQUENT_FROM = 10;
/** Chinese text has no kana to speak of; more of them means EUC-JP read as a Chinese encoding. */
const KANA_IN_CHINESE = 0.2;
/** Of the characters outside ASCII. Above it the encoding is another one, below it single bytes are damaged. */
const UNREADABLE_SHARE = 0.005;
const WESTERN_SHARE = 0.85;

interface Candidate extends LegacyText {
  evidence: CharacterEvidence;
}

/** The text of bytes that are no Unicode, or null when no encoding is likely enough. */
export function readLegacyText(bytes: Uint8Array): LegacyText | null {
  const reading = likeliestReading(bytes);
  return reading && { text: reading.text, encoding: reading.encoding, unreadable: reading.unreadable };
}

function likeliestReading(bytes: Uint8Array): LegacyText | null {
  const candidates = ['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr']
    .map((encoding) => readAs(encoding, bytes))
    .filter((candidate) => candidate !== null)
    .sort((left, right) => strength(right) - strength(left));
  const [best] = candidates;
  if (best && best.evidence.frequent >= FREQUENT_SHARE) return best;
  if (westernShare(bytes) >= WESTERN_SHARE) {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252', unreadable: 0 };
  }
  if (!best || best.evidence.count >= FEW_CHARACTERS) return null;
  return best.evidence.count < ONE_FREQUENT_FROM || best.evidence.frequent > 0 ? best : null;
}

function strength(candidate: Candidate): number {
  return candidate.evidence.common + candidate.evidence.frequent;
}

function readAs(encoding: string, bytes: Uint8Array): Candidate | null {
  const text = new TextDecoder(encoding).decode(bytes);
  const evidence = encoding === 'euc-kr' ? hangulEvidence(text) : characterEvidence(text);
  if (evidence.count === 0 || evidence.common < EVERYDAY_SHARE) return null;
  // A few characters of Big5 are often syllables in EUC-JP.
  if (encoding === 'euc-jp' && evidence.count < FEW_CHARACTERS) return null;
  if (encoding === 'shift_jis' || encoding === 'euc-jp') evidence.frequent += evidence.kana;
  else if (evidence.kana > KANA_IN_CHINESE) return null;
  const unreadable = countUnreadable(text);
  return unreadable > evidence.count * UNREADABLE_SHARE ? null : { text, encoding, unreadable, evidence };
}

/** Characters that a decoder put U+FFFD for. */
export function countUnreadable(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\ufffd'); at !== -1; at = text.indexOf('\ufffd', at + 1)) count += 1;
  return count;
}

/** Dashes, quotation marks, currency, section sign and the like, as windows-1252 bytes. */
const WESTERN_MARKS = new Set([
  0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0xa0, 0xa3, 0xa7, 0xa9, 0xab, 0xae, 0xb0, 0xb2, 0xb7,
  0xba, 0xbb, 0xbc, 0xbd, 0xbe,
]);

/**
 * Share of the high bytes that make sense in Western European text: an accented letter beside a plain letter, or a
 * common mark. Cyrillic code pages and East Asian text come in runs of high bytes and fail.
 */
function westernShare(bytes: Uint8Array): number {
  let high = 0;
  let sensible = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    high += 1;
    if (WESTERN_MARKS.has(byte)) sensible += 1;
    else if (makesSense(byte, bytes[at - 1] ?? 0x20, bytes[at + 1] ?? 0x20)) sensible += 1;
  }
  return high === 0 ? 0 : sensible / high;
}

/** ¡ ¢ ¥ ª ¬ ± ² ³ µ ¹ ¿ × ÷: common too, but also halves of Chinese characters, so only between plain bytes. */
const MARKS_AMONG_PLAIN_BYTES = new Set([0xa1, 0xa2, 0xa5, 0xaa, 0xac, 0xb1, 0xb3, 0xb5, 0xb9, 0xbf, 0xd7, 0xf7]);

function makesSense(byte: number, before: number, after: number): boolean {
  if (MARKS_AMONG_PLAIN_BYTES.has(byte)) return before < 0x80 && after < 0x80;
  return isAccentedLetter(byte) && standsInWord(before, after);
}

function isAccentedLetter(byte: number): boolean {
  const ligatures = byte === 0x8a || byte === 0x8c || byte === 0x8e || byte === 0x9a || byte === 0x9c || byte === 0x9e;
  return ligatures || (byte >= 0xc0 && byte !== 0xd7 && byte !== 0xf7);
}

/** Beside a plain letter, or a word of its own such as "à". */
function standsInWord(before: number, after: number): boolean {
  return isPlainLetter(before) || isPlainLetter(after) || (before < 0x80 && after < 0x80);
}

function isPlainLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}
