import type { DefinitionMark, DocumentMarks, ReferenceMark, Span } from '../../../shared/block.ts';
import type { DocumentText } from '../read/document-text.ts';
import { announcesDefinitions, definedTerms } from '../text/definitions.ts';
import { foldText } from '../text/fold.ts';
import { referencesIn, type Reference } from '../text/references.ts';
import { ClauseTargets, type Target } from './clause-targets.ts';
import type { PassageDraft } from './passage-draft.ts';

/**
 * The definitions of a document and the references from clause to clause, in order. A reference's target is the clause's
 * first passage in the same document, null when no clause bears its key or it belongs to another document. Words that name
 * a clause by its place (前條) are marked where there is such a clause.
 */
export function documentMarks(document: DocumentText, passages: readonly PassageDraft[]): DocumentMarks {
  const targets = new ClauseTargets(passages, document.text);
  const isThis = thisDocument(document.text, document.fields.title ?? passages[0]?.headings[0] ?? '');
  const rules = passages.filter(({ kind }) => kind !== 'field');
  return {
    definitions: rules.flatMap(definitionsOf),
    references: rules.flatMap((passage) => referencesOf(passage, targets, isThis)),
  };
}

function definitionsOf(passage: PassageDraft): DefinitionMark[] {
  const rule = spanOf(passage);
  const terms = definedTerms(passage.text, passage.headings.some(announcesDefinitions));
  return terms.map(({ term, start, end }) => ({ term, start: rule.start + start, end: rule.start + end, rule }));
}

/** Whether the name of a document, as a reference gives it, is that of the document itself. */
type IsThis = (name: string) => boolean;

/** 本法 stands for another law where the text says so: 依勞動基準法（以下簡稱本法）第八十五條規定訂定之。 */
const SHORT_FORM = /以下[简簡][称稱][为為]?[「『“"]?(本\p{Script=Han}{1,6}?)[」』”"]?[)）]/gu;

function thisDocument(text: string, title: string): IsThis {
  const foldedTitle = foldText(title);
  const others = new Set([...text.matchAll(SHORT_FORM)].map((match) => match[1]));
  return (name) => (/^[本此]/.test(name) ? !others.has(name) : foldedTitle.includes(foldText(name)));
}

function referencesOf(passage: PassageDraft, targets: ClauseTargets, isThis: IsThis): ReferenceMark[] {
  const marks: ReferenceMark[] = [];
  let last: string | null = null;
  for (const reference of referencesIn(passage.text)) {
    const target = targetOf(reference, passage, targets, isThis, last);
    if (!target) continue;
    const { key, passage: found } = target;
    last = key.split('.')[0] ?? null;
    marks.push({
      start: passage.start + reference.start,
      end: passage.start + reference.end,
      clauseKey: key,
      target: found && spanOf(found),
    });
  }
  return marks;
}

function targetOf(
  reference: Reference,
  from: PassageDraft,
  targets: ClauseTargets,
  isThis: IsThis,
  last: string | null,
): Target | null {
  if (reference.type === 'place') return targets.ofPlace(reference, from, last);
  const { key, document, certain } = reference;
  if (document !== null && !isThis(document)) return { key, passage: null };
  const target = targets.ofNumber(reference, from);
  return certain || target.passage ? target : null;
}

function spanOf({ start, end }: PassageDraft): Span {
  return { start, end };
}
