/**
 * Names how a passage's vector is made of what the model reads; part of the fingerprint, so that a changed form means
 * other vectors. Change it with every change of `passageInput` or `HEADINGS_PART`.
 */
export const PASSAGE_RECIPE = 'text-headings-0.2-3';

/**
 * How much of the vector of a passage's headings is added to that of its text. Measured on nine public sets, nDCG@10 of
 * meaning alone: headings before the text in one input .421 (benefits handbook), .495 (Chinese guide), .701 (Chinese
 * questions, English text); apart and 0 .405, .572, .777; 0.2 .434, .614, .788; 0.5 .437, .607, .746.
 */
export const HEADINGS_PART = 0.2;

/** What the model reads of a passage, in two texts, without the model's own prefix. */
export interface PassageInput {
  /** The passage itself. */
  text: string;
  /** Title and heading path; empty when there are none. */
  headings: string;
}

/**
 * A heading that repeats the title is left out, and so are soft hyphens, which would make other tokens of a word.
 */
export function passageInput(passage: { title: string; headings: string[]; text: string }): PassageInput {
  const headings = passage.headings.filter((heading) => heading.trim() !== passage.title.trim());
  const path = [passage.title, ...headings].map((part) => part.trim()).filter((part) => part !== '');
  return { text: withoutSoftHyphens(passage.text), headings: withoutSoftHyphens(path.join(' > ')) };
}

function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '');
}
