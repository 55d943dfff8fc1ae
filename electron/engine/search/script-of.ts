/** What a text is written in: Chinese characters, other letters, or neither (numbers and marks alone). */
export type Script = 'han' | 'other' | 'none';

const HAN = /\p{Script=Han}/gu;
const LETTERS = /\p{L}/gu;
/** UTF-16 units: enough of a passage to see it. */
const READ = 400;

/** By the greater part; one Chinese character says as much as three letters do, so "PO 怎麼申請" is Chinese. */
export function scriptOf(text: string): Script {
  const start = text.slice(0, READ);
  const han = start.match(HAN)?.length ?? 0;
  const letters = (start.match(LETTERS)?.length ?? 0) - han;
  if (han + letters === 0) return 'none';
  return han * 3 >= letters ? 'han' : 'other';
}

/** Whether words of one script cannot be expected in the other, so that only meanings can be compared. */
export function foreignTo(one: Script, other: Script): boolean {
  return one !== 'none' && other !== 'none' && one !== other;
}
