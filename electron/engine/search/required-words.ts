import type { StoredPassage } from '../store/passages.ts';
import { wordSequence, type ParsedQuery } from './parse-query.ts';

/** Whether a passage holds every quoted phrase of the query. */
export function holdsPhrases(passage: StoredPassage, { phrases }: ParsedQuery): boolean {
  if (phrases.length === 0) return true;
  const sequence = sequenceOf(passage);
  return phrases.every((phrase) => sequence.includes(phrase));
}

/** Whether a passage holds what the query excludes. */
export function isExcluded(passage: StoredPassage, { excluded }: ParsedQuery): boolean {
  if (excluded.length === 0) return false;
  const sequence = sequenceOf(passage);
  return excluded.some((words) => sequence.includes(words));
}

/** Title, headings and text, each apart: a phrase does not run from one into the other. */
function sequenceOf({ document, headings, text }: StoredPassage): string {
  return [document.title, ...headings, text].map(wordSequence).join('\n');
}
