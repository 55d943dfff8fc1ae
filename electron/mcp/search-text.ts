import { describeDegraded, describeNotSearched } from '../../shared/describe-error.ts';
import type { Language } from '../../shared/language.ts';
import { LIMITS } from '../../shared/limits.ts';
import { translatorFor, type Translate } from '../../shared/messages/messages.ts';
import type { DocumentsInScope } from '../../shared/scoped-operations.ts';
import type { Scope } from '../../shared/scope.ts';
import type { NotSearched, SearchAnswer } from '../../shared/search-result.ts';
import { fitAnswer } from './fit-answer.ts';
import { quoteName, quoteNames } from './quote-name.ts';

/** A search that found a rule, or more. */
export function answeredText(answer: SearchAnswer, language: Language): string {
  const say = translatorFor(language);
  return fitAnswer(
    {
      before: [
        say('agent.found', { count: answer.hits.length }),
        ...unknownClauses(answer, say),
        ...answer.degraded.map((code) => describeDegraded(code, language)),
      ],
      parts: [{ title: null, places: answer.hits }],
      after: [
        ...alsoSearched(answer, say),
        ...(answer.notSearched.length === 0 ? [] : notSearchedLines(answer.notSearched, language, say)),
      ],
    },
    language,
    say,
  );
}

/** A search that found no rule: what was searched, what was not, and that another wording does not help. */
export function unansweredText(answer: SearchAnswer, searched: DocumentsInScope, language: Language): string {
  const say = translatorFor(language);
  return fitAnswer(
    {
      before: [
        say('results.none'),
        ...unknownClauses(answer, say),
        ...answer.degraded.map((code) => describeDegraded(code, language)),
        ...searchedLines(searched, answer.scope, say),
        ...alsoSearched(answer, say),
        ...notSearchedLines(answer.notSearched, language, say),
        say('agent.dontAskAgain'),
      ],
      parts: [{ title: say('agent.nearby'), places: answer.nearest.slice(0, LIMITS.agentNearest) }],
      after: [],
    },
    language,
    say,
  );
}

function unknownClauses({ unknownClauses: clauses }: SearchAnswer, say: Translate): string[] {
  return clauses
    .slice(0, LIMITS.agentNamed)
    .map((clause) => say('terminal.noSuchClause', { clause: quoteName(clause) }));
}

/** Other forms of the words may come from a document's own text. */
function alsoSearched({ widened }: SearchAnswer, say: Translate): string[] {
  const words = [...new Set(widened.map(({ to }) => to))];
  return words.length === 0 ? [] : [say('terminal.alsoSearched', { words: namesIn(words, say) })];
}

function searchedLines({ libraries, documents }: DocumentsInScope, scope: Scope, say: Translate): string[] {
  const { sections, formats, tags, statuses, asOf } = scope;
  return [
    say('agent.searched', {
      count: documents.length,
      libraries: namesIn(libraries, say),
      documents: namesIn(
        documents.map(({ title }) => title),
        say,
      ),
    }),
    ...(sections ? [say('agent.sections', { sections: namesIn(sections, say) })] : []),
    ...(formats ? [say('agent.formats', { formats: formats.join(', ') })] : []),
    ...(tags ? [say('agent.tags', { tags: namesIn(tags, say) })] : []),
    ...(statuses ? [say('agent.statuses', { statuses: statuses.map((one) => say(`status.${one}`)).join(', ') })] : []),
    ...(asOf === undefined ? [] : [say('agent.asOf', { date: asOf })]),
  ];
}

/** Names between quotation marks, the first of them, and how many more there are. */
export function namesIn(names: readonly string[], say: Translate): string {
  return quoteNames(names, (count) => say('agent.more', { count }));
}

/** Files, or parts of them, that a search could not see, each with its reason; or that there are none. */
export function notSearchedLines(notSearched: readonly NotSearched[], language: Language, say: Translate): string[] {
  if (notSearched.length === 0) return [say('agent.nothingUnsearched')];
  const named = notSearched
    .slice(0, LIMITS.agentNamed)
    .map((item) => `  ${quoteName(item.file)}: ${describeNotSearched(item, language)}`);
  const more = notSearched.length - named.length;
  return [
    say('agent.notSearched', { count: notSearched.length }),
    ...named,
    ...(more > 0 ? [`  ${say('agent.more', { count: more })}`] : []),
  ];
}
