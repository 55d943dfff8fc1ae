/**
 * The unit that an article's unnumbered paragraphs are counted in: in Taiwan 項, with 款 as its numbered items; in
 * simplified text 款, with 项 as its items.
 */
export function paragraphUnitOf(text: string): '項' | '款' {
  return /[條項]/.test(text) ? '項' : '款';
}
