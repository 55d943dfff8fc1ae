import { LIMITS } from '../../shared/limits.ts';
import type { Translate } from '../../shared/messages/messages.ts';
import { markCode, passageText, type HandedOut, type PassageStyle } from './passage-text.ts';

/** A part of an answer: passages under a line that says what they are, or without one. */
export interface AnswerPart {
  title: string | null;
  places: readonly HandedOut[];
}

/** UTF-16 units kept for the line that counts what was left out, and for the lines between the parts. */
const RESERVE = 400;
/** A passage of which less than this would be seen is left out instead. */
const LEAST_SEEN = 600;

/**
 * An answer of at most `LIMITS.agentAnswer` UTF-16 units. What is said before and after the passages always stands; of the
 * passages as many as fit, in their order, and how many do not.
 */
export function fitAnswer(
  lines: { before: readonly string[]; parts: readonly AnswerPart[]; after: readonly string[] },
  language: PassageStyle['language'],
  say: Translate,
): string {
  const places = lines.parts.flatMap((part) => part.places);
  const style = { language, code: markCode(places.map(({ text }) => text)) };
  const before = [...lines.before, ...(places.length === 0 ? [] : [say('agent.data', { code: style.code })])];
  const frame = [...before, ...lines.after].join('\n').length;
  let room = LIMITS.agentAnswer - frame - RESERVE;
  let leftOut = 0;
  const blocks = [before.join('\n')];
  for (const { title, places } of lines.parts) {
    if (title !== null && places.length > 0) blocks.push(title);
    for (const place of places) {
      const text = leftOut > 0 || room < LEAST_SEEN ? null : passageText(place, style, room);
      if (text === null || text.length > room) leftOut++;
      else {
        blocks.push(text);
        room -= text.length + 2;
      }
    }
  }
  if (leftOut > 0) blocks.push(say('agent.leftOut', { count: leftOut }));
  if (lines.after.length > 0) blocks.push(lines.after.join('\n'));
  return blocks.join('\n\n');
}
