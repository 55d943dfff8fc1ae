import { formatCalendarDay, formatList } from '../../shared/language-formats.ts';
import type { Language } from '../../shared/language.ts';
import { translatorFor } from '../../shared/messages/messages.ts';
import { statusName } from './choice-names.ts';
import { valuesOf, type Narrowing } from './narrowing.ts';

/** "In force today", or the states and the day that were chosen. */
export function inForceWords(narrowing: Narrowing, language: Language): string {
  const say = translatorFor(language);
  const [asOf] = valuesOf(narrowing, 'asOf');
  const date = asOf === undefined ? null : formatCalendarDay(asOf, language);
  const names = valuesOf(narrowing, 'statuses').map((status) => statusName(status, language));
  if (names.length === 0) return date === null ? say('scope.now') : say('scope.on', { date });
  const statuses = formatList(names, language, 'or');
  return date === null ? statuses : say('scope.statusesOn', { statuses, date });
}
