/** What a text is written in: Chinese characters, other letters, or neither (numbers and marks alone). */
export type Script = 'han' | 'other' | 'none';

/** UTF-16 units: enough of a passage to see it. */
const READ = 400;

/** By the greater part; one Chinese character says as much as three letters do, so "PO 怎麼申請" is Chinese. */
export function scriptOf(text: string): Script {
  let [han, letters] = [0, 0];
  for (let at = 0; at < text.length && at < READ; at += 1) {
    const kind = kindAt(text, at);
    if (kind === HAN) han += 1;
    else if (kind === LETTER) letters += 1;
  }
  if (han + letters === 0) return 'none';
  return han * 3 >= letters ? 'han' : 'other';
}

const [OTHER, LETTER, HAN] = [1, 2, 3];

/** Of each UTF-16 unit, filled as they are met; 0 is not known yet. Expressions would take as long as all the scoring. */
const kinds = new Uint8Array(0x10000);

function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit >= 0xd800 && unit <= 0xdbff) return kindOf(String.fromCodePoint(text.codePointAt(at) ?? 0));
  if (kinds[unit] === 0) kinds[unit] = kindOf(String.fromCharCode(unit));
  return kinds[unit] ?? OTHER;
}

function kindOf(character: string): number {
  if (/\p{Script=Han}/u.test(character)) return HAN;
  return /\p{L}/u.test(character) ? LETTER : OTHER;
}

/** Whether words of one script cannot be expected in the other, so that only meanings can be compared. */
export function foreignTo(one: Script, other: Script): boolean {
  return one !== 'none' && other !== 'none' && one !== other;
}
