import { useEffect, useMemo } from 'react';
import type { Hit } from '../../shared/search-result.ts';
import type { SearchView } from '../search/search-session.ts';
import { QuestionMemory, type AnsweredQuestion } from './question-memory.ts';

/** Tells of each question that the person stayed with. */
export function useRestedQuestion(
  view: SearchView,
  openHit: Hit | null,
  remember: (asked: AnsweredQuestion) => void,
): void {
  const memory = useMemo(() => new QuestionMemory(remember), [remember]);
  useEffect(() => () => memory.close(), [memory]);
  useEffect(() => {
    // A quick answer on the way to the whole one may still find nothing.
    if (view.kind === 'answer' && !view.complete) return;
    memory.show(view.kind === 'answer' ? askedIn(view.answer) : null);
  }, [memory, view]);
  useEffect(() => {
    if (openHit !== null) memory.stay();
  }, [memory, openHit]);
  useEffect(() => {
    function onKeyDown({ key, isComposing, target }: KeyboardEvent): void {
      const isInBox = target instanceof HTMLInputElement && target.type === 'search';
      if (key === 'Enter' && !isComposing && isInBox) memory.stay();
    }
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [memory]);
}

function askedIn({ query, scope, answered }: Extract<SearchView, { kind: 'answer' }>['answer']): AnsweredQuestion {
  return { question: query, scope, answered };
}
