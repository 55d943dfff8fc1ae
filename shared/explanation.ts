/** A number of an explanation by its name, such as a share of a score or a part of one. */
export interface NamedNumber {
  name: string;
  value: number;
}

/** A number with what it is made of: the parts add up to it within 1e-6. */
export interface Sum<Part extends NamedNumber = NamedNumber> {
  value: number;
  parts: Part[];
}

/** What one content term of the query adds to the words' own score. */
export interface TermPart extends NamedNumber {
  /** How much the term says in this library. */
  weight: number;
  /** Weighted by field and by the passage's length. */
  frequency: number;
}

/**
 * The numbers behind a hit. `score` is made of the four shares. A share of words or meaning is its weight times their own
 * score (`own`), and what it moved by afterwards (`moved`): towards a better passage directly beside it, below the rules as
 * a field line, or by what a person taught.
 */
export interface HitExplanation {
  score: Sum;
  /** Null when words took no part. `score` is made of what each term adds, what is over 1, and the terms' order. */
  words: { share: Sum; weight: number; score: Sum<NamedNumber | TermPart>; coverage: number } | null;
  /**
   * Null when the passage has no vector, or meaning took no part. `likeness`: see `Closeness`; `closeness`: what is above any passage's;
   * `strength`: the same between nothing (0) and equal (1).
   */
  meaning: { share: Sum; weight: number; likeness: number; closeness: number; strength: number } | null;
  /** A hit from `threshold` on. `moved`: by a better passage directly beside it, by hits that score no higher, or by what was taught. */
  evidence: Sum & { threshold: number };
}

/** How a query was understood. */
export interface QueryExplanation {
  /** As printed in it. */
  ruleNumbers: string[];
  /** Folded words that must stand in a hit. */
  phrases: string[];
  /** Folded words that must not. */
  excluded: string[];
  /** Content terms as the words index knows them: folded, an amount by its value. */
  terms: string[];
}
