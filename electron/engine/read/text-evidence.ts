/**
 * Evidence that a decoded text is what its author wrote. Bytes of one East Asian encoding are often valid in another,
 * so "it decodes" proves little; that the characters are common ones proves much.
 */

/** What the characters outside ASCII of a text look like. All shares are 0..1 of those characters. */
export interface CharacterEvidence {
  /** Number of characters outside ASCII, white space aside. */
  count: number;
  /** Characters of the everyday set of their script. */
  common: number;
  /** The few hundred characters and punctuation marks of which half of any Chinese or Japanese text is made. */
  frequent: number;
  /** Japanese syllables. */
  kana: number;
}

/**
 * Function words, office words and punctuation, simplified and traditional. In policies and laws of both scripts they
 * are over a third of the text; in text read with a wrong encoding about one in a hundred.
 */
const FREQUENT = new Set(
  '，。、；：（）《》“”「」？！' +
    '的一是在不了有和人这這中大为為上个個国國我以要他时時来來用们們生到作地于於出就分对對成会會可主发發年动動同工' +
    '也能下过過子说說产產种種面而方后後多定行学學法所民得经經十三之进進等部度家电電力如水高自二理起小物现現实實加' +
    '量都两兩体體制机機当當使点點从從业業本性好应應开開合还還因由其些然前外天政四五六七八九日社义義事平形相全表间' +
    '間样樣与與关關各重新内內数數正或但质質第向条條没沒结結解问問意建月公无無系情最何者请請须須员員规規办辦依假位' +
    '及并並将將单單元申准司责責任务務场場费費期保章节節项項款工资資劳勞动雇僱险險金证證報报超备備',
);

let everyday: Set<string> | undefined;

/**
 * The first levels of GB 2312 (3,755 characters) and Big5 (5,401), which the standards themselves set apart as the
 * everyday ones; taken from the decoder, since both lie in one run of code positions.
 */
function everydayHan(): Set<string> {
  everyday ??= new Set(
    charactersAt('gb18030', 0xb0, 0xd7, [[0xa1, 0xfe]]) +
      charactersAt('big5', 0xa4, 0xc6, [
        [0x40, 0x7e],
        [0xa1, 0xfe],
      ]),
  );
  return everyday;
}

function charactersAt(label: string, firstLead: number, lastLead: number, trails: [number, number][]): string {
  const bytes: number[] = [];
  for (let lead = firstLead; lead <= lastLead; lead++) {
    for (const [first, last] of trails) {
      for (let trail = first; trail <= last; trail++) bytes.push(lead, trail);
    }
  }
  return new TextDecoder(label).decode(Uint8Array.from(bytes)).replaceAll('\ufffd', '');
}

const HAN = /\p{Script=Han}/u;
const KANA = /[\u3041-\u30ff]/;
/** Marks and full-width forms that stand beside Han in ordinary text. Half-width kana are left out on purpose. */
const EAST_ASIAN_MARK = /[\u2014\u2018-\u201d\u2026\u3000-\u3011\uff01-\uff5e]/;

/** Counts over at most `limit` characters outside ASCII, so that a long file is judged as fast as a short one. */
export function characterEvidence(text: string, limit = 20_000): CharacterEvidence {
  const common = everydayHan();
  const seen = { count: 0, common: 0, frequent: 0, kana: 0 };
  for (const character of text) {
    if (character < '\u0080' || character === '\u3000') continue;
    seen.count += 1;
    if (FREQUENT.has(character)) seen.frequent += 1;
    if (KANA.test(character)) seen.kana += 1;
    if (HAN.test(character) ? common.has(character) : isEastAsianMark(character)) seen.common += 1;
    if (seen.count >= limit) break;
  }
  const share = (value: number): number => (seen.count === 0 ? 0 : value / seen.count);
  return { count: seen.count, common: share(seen.common), frequent: share(seen.frequent), kana: share(seen.kana) };
}

/** The syllables of which endings and particles, and so half of any Korean text, are made. */
const FREQUENT_HANGUL = new Set(
  '이다는을를에의가하고한은로과와도사지기자인시정어해수서보여일제부리대상그라나나으있것등할및또따경우관전후장원무신조용기간',
);

/** The same for Korean. KS X 1001 holds only the everyday syllables, so a decoded one is. */
export function hangulEvidence(text: string, limit = 20_000): CharacterEvidence {
  const seen = { count: 0, common: 0, frequent: 0 };
  for (const character of text) {
    if (character < '\u0080' || character === '\u3000') continue;
    seen.count += 1;
    if (FREQUENT_HANGUL.has(character)) seen.frequent += 1;
    if (/[\uac00-\ud7a3]/.test(character) || isEastAsianMark(character)) seen.common += 1;
    if (seen.count >= limit) break;
  }
  const share = (value: number): number => (seen.count === 0 ? 0 : value / seen.count);
  return { count: seen.count, common: share(seen.common), frequent: share(seen.frequent), kana: 0 };
}

function isEastAsianMark(character: string): boolean {
  return KANA.test(character) || EAST_ASIAN_MARK.test(character);
}
