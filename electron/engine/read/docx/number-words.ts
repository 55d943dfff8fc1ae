/** English words for counters of Word lists: "Article One", "Twenty-first". */

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** "Twenty-one"; beyond 999 a plain number. */
export function cardinalWords(value: number): string {
  return value >= 1 && value <= 999 ? capitalised(words(value)) : String(value);
}

/** "Twenty-first"; beyond 999 a plain number. */
export function ordinalWords(value: number): string {
  if (value < 1 || value > 999) return String(value);
  return capitalised(words(value).replace(/[a-z]+$/, (last) => IRREGULAR_ORDINALS[last] ?? regularOrdinal(last)));
}

function words(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const printed = hundreds > 0 ? [`${ONES[hundreds - 1] ?? ''} hundred`] : [];
  if (rest > 0) printed.push(belowHundred(rest));
  return printed.join(' ');
}

function belowHundred(value: number): string {
  if (value < 20) return ONES[value - 1] ?? '';
  const ten = TENS[Math.floor(value / 10) - 1] ?? '';
  return value % 10 === 0 ? ten : `${ten}-${ONES[(value % 10) - 1] ?? ''}`;
}

function regularOrdinal(word: string): string {
  return word.endsWith('y') ? `${word.slice(0, -1)}ieth` : `${word}th`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
