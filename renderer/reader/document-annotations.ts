import type { DefinitionMark, DocumentMarks, ReferenceMark, Span } from '../../shared/block.ts';
import type { Range } from '../ui/text-segments.ts';

/** Words of a text that lead somewhere else in it: to another clause, or to the definition of a term. */
export type Annotation =
  | { type: 'reference'; start: number; end: number; target: Span }
  | { type: 'term'; start: number; end: number; rule: Span };

/** Tells what leads somewhere in a stretch of a document's text. */
export interface AnnotationFinder {
  within(range: Range): Annotation[];
}

/** UTF-16 units; a term of one character would mark half of the text. */
const SHORTEST_TERM = 2;

/** Of a document: its references, in order, and the first use of each defined term in a stretch outside of its own definition. */
export function annotationsOf(text: string, { definitions, references }: DocumentMarks): AnnotationFinder {
  const targets = references.filter((mark): mark is ReferenceMark & { target: Span } => mark.target !== null);
  const terms = new Map<string, DefinitionMark>();
  for (const mark of definitions) {
    if (mark.term.length >= SHORTEST_TERM && !terms.has(mark.term)) terms.set(mark.term, mark);
  }
  const pattern = termPattern([...terms.keys()]);
  return {
    within([start, end]) {
      const found: Annotation[] = targets
        .filter((mark) => mark.start >= start && mark.end <= end)
        .map((mark) => ({ type: 'reference', start: mark.start, end: mark.end, target: mark.target }));
      const used = new Set<string>();
      for (const match of pattern ? text.slice(start, end).matchAll(pattern) : []) {
        const [word] = match;
        const mark = terms.get(word) ?? terms.get(word.replace(/s$/, ''));
        const at = start + match.index;
        const isFree = !found.some((other) => other.start < at + word.length && at < other.end);
        if (!mark || used.has(mark.term) || !isFree || (at >= mark.rule.start && at < mark.rule.end)) continue;
        used.add(mark.term);
        found.push({ type: 'term', start: at, end: at + word.length, rule: mark.rule });
      }
      return found.sort((one, other) => one.start - other.start);
    },
  };
}

/** Whole words in scripts that have them, also in the plural; the longest term first, so that it wins over a part of it. */
function termPattern(terms: readonly string[]): RegExp | null {
  if (terms.length === 0) return null;
  const written = [...terms]
    .sort((one, other) => other.length - one.length)
    .map((term) => {
      const literal = term.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
      return /\p{Script=Han}/u.test(term) ? literal : `(?<![\\p{L}\\p{N}])${literal}s?(?![\\p{L}\\p{N}])`;
    });
  return new RegExp(written.join('|'), 'gu');
}
