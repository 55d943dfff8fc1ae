import type { DocumentSummary } from '../../shared/document.ts';
import type { Language } from '../../shared/language.ts';
import { formatCalendarDay } from '../../shared/language-formats.ts';
import { translatorFor } from '../../shared/messages/messages.ts';

/** "in force since 3 Mar 2025", "superseded on …", "draft": how a version stands, in words. */
export function versionState(
  { status, from, to }: Pick<DocumentSummary, 'status' | 'from' | 'to'>,
  language: Language,
): string {
  const say = translatorFor(language);
  const day = (date: string) => formatCalendarDay(date, language);
  if (status === 'superseded' && to !== null) return say('status.supersededOn', { date: day(to) });
  if (status !== 'in-force') return say(`status.${status}`);
  if (from !== null && to !== null) return say('status.inForceFromTo', { from: day(from), to: day(to) });
  if (from !== null) return say('status.inForceSince', { date: day(from) });
  return to === null ? say('status.in-force') : say('status.inForceUntil', { date: day(to) });
}
