import type { FacetCount } from '../../../shared/facet-counts.ts';
import { LIMITS } from '../../../shared/limits.ts';

/** Adds up what each choice holds, over libraries and documents. */
export class FacetTally<Choice extends string = string> {
  private readonly byChoice = new Map<Choice, FacetCount<Choice>>();

  add(choice: Choice, passages: number, documents: number): void {
    const counted = this.byChoice.get(choice) ?? { choice, passages: 0, documents: 0 };
    counted.passages += passages;
    counted.documents += documents;
    this.byChoice.set(choice, counted);
  }

  /** The choices that hold anything, those with the most passages first; of many, only these. */
  counts(): FacetCount<Choice>[] {
    return [...this.byChoice.values()]
      .filter(({ passages }) => passages > 0)
      .sort((one, other) => other.passages - one.passages || (one.choice < other.choice ? -1 : 1))
      .slice(0, LIMITS.facetChoices);
  }
}
