/**
 * Names the form of `passageInput`; part of the fingerprint, so that a changed form means other vectors. Change it with
 * every change of what the function returns.
 */
export const PASSAGE_RECIPE = 'title-headings-text-2';

/**
 * What the model reads of a passage, without the model's own prefix: title and heading path stand before the text,
 * since "Within 30 days." alone says nothing of what is due. A heading that repeats the title is left out, and so are soft
 * hyphens, which would make other tokens of a word.
 */
export function passageInput(passage: { title: string; headings: string[]; text: string }): string {
  const headings = passage.headings.filter((heading) => heading.trim() !== passage.title.trim());
  const path = [passage.title, ...headings].map((part) => part.trim()).filter((part) => part !== '');
  const input = path.length === 0 ? passage.text : `${path.join(' > ')}\n${passage.text}`;
  return input.replaceAll('\u00ad', '');
}
