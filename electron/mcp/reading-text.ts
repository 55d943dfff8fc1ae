import type { Language } from '../../shared/language.ts';
import { translatorFor } from '../../shared/messages/messages.ts';
import type { PlaceInScope } from '../../shared/scoped-operations.ts';
import { fitAnswer } from './fit-answer.ts';

/** A passage that was read, then its neighbours. It comes first, so that it is there where not all of them fit. */
export function readingText({ place, before, after }: PlaceInScope, language: Language): string {
  const say = translatorFor(language);
  const parts = [
    { title: null, places: [place] },
    { title: say('agent.before'), places: before },
    { title: say('agent.after'), places: after },
  ];
  return fitAnswer({ before: [], parts, after: [] }, language, say);
}
