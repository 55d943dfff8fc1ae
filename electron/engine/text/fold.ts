import type { Span } from '../../../shared/block.ts';
import { simplifyCharacter } from './simplify-character.ts';

/** Part of a version's recipe: another number means that stored rows are made again. */
export const FOLDING_VERSION = 2;

/** A folded text; each of its code units knows the range of the original it came from. */
export interface FoldedText {
  text: string;
  /** UTF-16 offset in the original where the folded unit's source begins; never falls from one unit to the next. */
  starts: Uint32Array;
  /** UTF-16 offset in the original where it ends. */
  ends: Uint32Array;
}

/**
 * What joins the character before it. Beside marks and format characters these are half-width voice marks and Korean
 * letters, which compose under NFKC although they are letters.
 */
const JOINS_BEFORE = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u1100-\u11ff\u3131-\u318e\uff9e-\uffdc]/u;
const KOREAN_LETTER = /[\u1100-\u11ff\u3131-\u318e\uff9e-\uffdc\uac00-\ud7a3]/;
const KOREAN_JOINER = /[\u1100-\u11ff\u3131-\u318e\uff9e-\uffdc]/;
const IGNORABLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const LONE_SURROGATE = /[\ud800-\udfff]/gu;

/** Folded unit for units that fold to exactly one unit; 0 is not known yet, TAKES_LONG needs the general way. */
const singles = new Uint16Array(0x10000);
const TAKES_LONG = 0xffff;
/** 0 is not known yet, 1 stands alone, 2 joins the character before it. */
const joining = new Uint8Array(0x10000);

/**
 * Folds a text for comparing: NFKC over a base character with its combining marks, case, format characters away,
 * traditional → simplified. Lone surrogates become U+FFFD, as the store would make them anyway. Folding twice is
 * folding once. Never throws.
 */
export function fold(text: string): FoldedText {
  const short = text.length <= SHORT ? foldUnitByUnit(text) : null;
  if (short !== null) {
    return { text: short, starts: OFFSETS.subarray(0, text.length), ends: OFFSETS.subarray(1, text.length + 1) };
  }
  const folded = new FoldedUnits(text.length);
  for (let at = 0; at < text.length;) {
    const unit = text.charCodeAt(at);
    const single = foldedUnit(unit);
    if (single !== TAKES_LONG && !joinsBefore(text, at + 1)) {
      folded.add(single, at, at + 1);
      at += 1;
      continue;
    }
    const end = clusterEnd(text, at);
    const cluster = foldCluster(text.slice(at, end));
    for (let index = 0; index < cluster.length; index += 1) folded.add(cluster.charCodeAt(index), at, end);
    at = end;
  }
  return folded.finish();
}

/** The folded text without its way back. */
export function foldText(text: string): string {
  return fold(text).text;
}

/** In UTF-16 units. Nearly all texts are this short, and for them three arrays and a decoder cost more than the folding. */
const SHORT = 2_048;
const OFFSETS = Uint32Array.from({ length: SHORT + 1 }, (_, offset) => offset);
const shortUnits = new Uint16Array(SHORT);

/** The folded text where each unit folds to one unit, so that its offsets are the original's; null where one does not. */
function foldUnitByUnit(text: string): string | null {
  // Nearly all that folding does to English is this, and the runtime does it in a tenth of the time of anything here.
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return null;
  let changed = 0;
  for (let at = 0; at < text.length; at += 1) {
    const single = foldedUnit(text.charCodeAt(at));
    if (single === TAKES_LONG || joinsBefore(text, at + 1)) return null;
    shortUnits[at] = single;
    if (single !== lower.charCodeAt(at)) changed += 1;
  }
  if (changed === 0) return lower;
  return String.fromCharCode(...shortUnits.subarray(0, text.length));
}

function clusterEnd(text: string, start: number): number {
  let end = start + unitsAt(text, start);
  while (end < text.length && joinsBefore(text, end)) end += unitsAt(text, end);
  return end;
}

function foldCluster(cluster: string): string {
  let before = '';
  let folded = cluster.replace(LONE_SURROGATE, '\ufffd');
  // Case and compatibility forms can open one another (ﬀ, ß, ŉ), so until nothing changes; three rounds are the most.
  while (folded !== before) {
    before = folded;
    folded = folded.replace(IGNORABLE, '').normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
    folded = Array.from(folded, simplifyCharacter).join('');
  }
  return folded;
}

function foldedUnit(unit: number): number {
  if (unit < 0x80) return unit >= 0x41 && unit <= 0x5a ? unit + 0x20 : unit;
  const known = singles[unit] ?? 0;
  if (known !== 0) return known;
  const found = unit >= 0xd800 && unit <= 0xdfff ? '' : foldCluster(String.fromCharCode(unit));
  const folded = found.length === 1 ? found.charCodeAt(0) : TAKES_LONG;
  singles[unit] = folded;
  return folded;
}

function joinsBefore(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const unit = text.charCodeAt(at);
  if (unit < 0x300) return unit === 0xad;
  if (unit >= 0xd800 && unit <= 0xdfff) return JOINS_BEFORE.test(String.fromCodePoint(text.codePointAt(at) ?? 0xfffd));
  if (joining[unit] === 0) joining[unit] = JOINS_BEFORE.test(String.fromCharCode(unit)) ? 2 : 1;
  if (joining[unit] === 1) return false;
  const character = text.charAt(at);
  return !KOREAN_JOINER.test(character) || KOREAN_LETTER.test(text.charAt(at - 1)) || /[\uff9e\uff9f]/.test(character);
}

/** UTF-16 units of the character at an offset: 2 beyond the basic plane. */
export function unitsAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

class FoldedUnits {
  private units: Uint16Array;
  private starts: Uint32Array;
  private ends: Uint32Array;
  private length = 0;

  constructor(expected: number) {
    this.units = new Uint16Array(expected);
    this.starts = new Uint32Array(expected);
    this.ends = new Uint32Array(expected);
  }

  add(unit: number, start: number, end: number): void {
    if (this.length === this.units.length) this.grow();
    this.units[this.length] = unit;
    this.starts[this.length] = start;
    this.ends[this.length] = end;
    this.length += 1;
  }

  finish(): FoldedText {
    return {
      text: UTF16.decode(this.units.subarray(0, this.length)),
      starts: this.starts.subarray(0, this.length),
      ends: this.ends.subarray(0, this.length),
    };
  }

  private grow(): void {
    // One character can fold to eighteen (U+FDFA).
    const size = this.units.length * 2 + 32;
    const [units, starts, ends] = [new Uint16Array(size), new Uint32Array(size), new Uint32Array(size)];
    units.set(this.units);
    starts.set(this.starts);
    ends.set(this.ends);
    [this.units, this.starts, this.ends] = [units, starts, ends];
  }
}

const UTF16 = new TextDecoder('utf-16le', { ignoreBOM: true });

/** Where a stretch of the folded text stands in the text that was folded. */
export function originalSpan(folded: FoldedText, start: number, end: number): Span {
  return { start: folded.starts[start] ?? 0, end: folded.ends[end - 1] ?? 0 };
}
