import type { Language } from '../../shared/language.ts';
import { LIMITS } from '../../shared/limits.ts';
import { translatorFor, type Translate } from '../../shared/messages/messages.ts';
import type { DocumentsInScope, ScopedDocument } from '../../shared/scoped-operations.ts';
import { versionLine } from './passage-text.ts';
import { quoteName } from './quote-name.ts';
import { notSearchedLines } from './search-text.ts';

/** A page of the documents in scope, each with its version, and what cannot be searched. `page`: from 1. */
export function documentsText({ documents, notSearched }: DocumentsInScope, page: number, language: Language): string {
  const say = translatorFor(language);
  const pages = Math.max(1, Math.ceil(documents.length / LIMITS.agentDocuments));
  const start = (page - 1) * LIMITS.agentDocuments;
  return [
    say('agent.documents', { count: documents.length, page, pages }),
    ...documents.slice(start, start + LIMITS.agentDocuments).flatMap((document) => documentLines(document, say)),
    ...notSearchedLines(notSearched, language, say),
  ].join('\n');
}

function documentLines({ key, library, title, version, passages }: ScopedDocument, say: Translate): string[] {
  return [
    versionLine(title, version, say),
    say('agent.documentLine', { key: quoteName(key), library: quoteName(library), count: passages }),
  ];
}
