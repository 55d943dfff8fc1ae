import { formatCalendarDay, formatInstant, formatList } from '../language-formats.ts';
import type { Language } from '../language.ts';
import { translatorFor } from '../messages/messages.ts';
import type { ReadPlace } from '../operation-results.ts';
import { PROGRAM_VERSION } from '../program-version.ts';
import type { Scope } from '../scope.ts';

/** What is exported or printed: places with the question that found them and the scope it was asked in. */
export interface ExportedPlaces {
  question: string;
  /** Names of the libraries that were searched. */
  libraries: readonly string[];
  scope: Scope;
  /** Milliseconds since 1970. */
  madeAt: number;
  places: readonly ReadPlace[];
}

/** One line of the head of an export: what it says, and of what. */
export interface HeadLine {
  name: string;
  value: string;
}

/** What an export says of itself: question, libraries, what the search was narrowed to, when and by which program. */
export function headOf({ question, libraries, scope, madeAt }: ExportedPlaces, language: Language): HeadLine[] {
  const say = translatorFor(language);
  return [
    { name: say('export.question'), value: question },
    { name: say('export.libraries'), value: formatList(libraries, language) },
    { name: say('export.scope'), value: describeScope(scope, language) },
    { name: say('export.made'), value: formatInstant(madeAt, language) },
    { name: say('export.program'), value: `${say('app.name')} ${PROGRAM_VERSION}` },
  ];
}

/** What a search is narrowed to besides its libraries, in words. */
export function describeScope(scope: Scope, language: Language): string {
  const say = translatorFor(language);
  const joined = (items: readonly string[]) => formatList(items, language, 'or');
  const { statuses, asOf, documents, sections, formats, tags } = scope;
  const states = statuses?.map((status) => say(`status.${status}`));
  return [
    states ? joined(states) : say('export.inForce'),
    ...(asOf === undefined ? [] : [say('export.asOf', { date: formatCalendarDay(asOf, language) })]),
    ...(documents ? [say('export.documents', { documents: joined(documents) })] : []),
    ...(sections ? [say('export.sections', { sections: joined(sections) })] : []),
    ...(formats ? [say('export.formats', { formats: joined(formats) })] : []),
    ...(tags ? [say('export.tags', { tags: joined(tags) })] : []),
  ].join(' · ');
}
