import { randomBytes } from 'node:crypto';
import { formatCitation, formatOtherPlaces } from '../../shared/citation.ts';
import type { Language } from '../../shared/language.ts';
import { translatorFor, type Translate } from '../../shared/messages/messages.ts';
import type { ReadPlace } from '../../shared/operation-results.ts';
import type { Hit } from '../../shared/search-result.ts';
import { cutText, quoteName } from './quote-name.ts';

/** What an agent is given of a place; hits of a search and places that were read have all of it. */
export type HandedOut = Omit<Hit, 'rank' | 'score' | 'why' | 'matched' | 'marks'> &
  Partial<Pick<ReadPlace, 'newerVersion'>>;

/** How the passages of one answer are written. */
export interface PassageStyle {
  language: Language;
  /** Tells the marks around policy text from anything that a text could hold. */
  code: string;
}

/** A code that none of these texts holds, so that no policy text can end the marks around it. Another one in each answer. */
export function markCode(texts: readonly string[]): string {
  for (;;) {
    const code = randomBytes(8).toString('hex');
    if (!texts.some((text) => text.includes(code))) return code;
  }
}

/**
 * A passage as an agent gets it. It begins with title and version and ends with its reference, so that two clauses of the
 * same number are told apart; its text stands between marks as data. `room`: UTF-16 units that it may take; the text is
 * cut to it, which is then said.
 */
export function passageText(place: HandedOut, { language, code }: PassageStyle, room = Infinity): string {
  const say = translatorFor(language);
  const write = (text: string, cut: string[]) =>
    [
      ...headLines(place, language, say),
      `<policy-text ${code}>`,
      text,
      `</policy-text ${code}>`,
      ...cut,
      say('agent.reference', { reference: place.reference }),
    ].join('\n');
  const whole = write(place.text, []);
  if (whole.length <= room) return whole;
  const total = place.text.length;
  const around = write('', [say('agent.textCut', { shown: total, total })]).length;
  const shown = cutText(place.text, Math.max(0, room - around));
  return write(shown, [say('agent.textCut', { shown: shown.length, total })]);
}

function headLines(place: HandedOut, language: Language, say: Translate): string[] {
  const { headings, kind, scan, newerVersion, alsoAt } = place;
  return [
    versionLine(place.document.title, place.version, say),
    say('agent.place', {
      library: quoteName(place.library),
      // The title stands in the first line, between quotation marks.
      place: quoteName(formatCitation({ ...place, document: { key: '', title: '' } }, language)),
    }),
    ...(headings.length === 0 ? [] : [say('agent.headings', { headings: headings.map(quoteName).join(' > ') })]),
    ...(alsoAt ? [quoteName(formatOtherPlaces(alsoAt, language))] : []),
    ...(kind === 'field' ? [say('agent.field')] : []),
    ...(scan ? [say('hit.scan', { percent: scan.confidence })] : []),
    ...(newerVersion ? [say('terminal.newerVersion')] : []),
  ];
}

/** Title, label, status and dates of a version in one line. */
export function versionLine(title: string, version: Hit['version'], say: Translate): string {
  return say('agent.heading', {
    title: quoteName(title),
    label: quoteName(version.label),
    status: say(`status.${version.status}`),
    from: version.from ?? say('agent.openStart'),
    to: version.to ?? say('agent.openEnd'),
  });
}
