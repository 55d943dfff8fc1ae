/**
 * Whether a number, as typed, may name a paragraph of an article that is counted and not printed: 第二條第一項, Article 2(1),
 * but not 2.1.
 */
export function countsParagraphs(printed: string): boolean {
  return !/\d\s?[.．]\s?\d/u.test(printed.normalize('NFKC'));
}

/**
 * Another key under which the rules of an annex may be printed: A.3 in Annex A is Annex A.3, and the other way round.
 * Null where there is none.
 */
export function otherSpelling(key: string): string | null {
  const long = /^appendix([a-z]\..+)$/.exec(key)?.[1];
  if (long !== undefined) return long;
  return /^[a-z]\.\d/.test(key) ? `appendix${key}` : null;
}
