const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Number of typing errors between two words: letters left out, added, replaced, or two neighbours exchanged (optimal
 * string alignment). Anything above `most` is told as `most + 1`.
 */
export function typingErrors(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      const exchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && exchanged) least = Math.min(least, at(before, column - 2) + 1);
      current.push(least);
    }
    [before, last] = [last, current];
  }
  return Math.min(at(last, other.length), most + 1);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? 0;
}

/**
 * All words that are one typing error away from this one, where the error lies among the first `within` letters and does
 * not replace the first: that one is rarely wrong.
 */
export function oneErrorAway(word: string, within: number): string[] {
  const words = new Set<string>();
  for (let place = 0; place < Math.min(within, word.length); place += 1) {
    const [head, letter, tail] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)];
    if (tail !== '') words.add(head + tail.charAt(0) + letter + tail.slice(1));
    if (place === 0) continue;
    words.add(head + tail);
    for (const other of LETTERS) {
      words.add(head + other + tail);
      words.add(head + other + letter + tail);
    }
  }
  words.delete(word);
  return [...words];
}
