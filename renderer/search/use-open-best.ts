import { useEffect, useEffectEvent, useRef } from 'react';
import type { Hit } from '../../shared/search-result.ts';
import type { Asking } from './use-asking.ts';

/**
 * Opens the best rule. Whoever presses Enter before the answer is there means the answer to come, not the one to an
 * earlier question that still stands in the list; a question that changes meanwhile takes the wish back.
 */
export function useOpenBest(asking: Asking, rules: readonly Hit[], open: (hit: Hit) => void): () => void {
  const wish = useRef<string | null>(null);
  const { view, isOlder } = asking.search;
  const question = asking.reading.asked;
  // Between the first key and the first request nothing is shown yet.
  const isAboutToAsk = view.kind === 'blank' && question.trim() !== '';
  const isUnderWay = isOlder || isAboutToAsk || view.kind === 'searching';
  const [best] = rules;

  const openWished = useEffectEvent(() => {
    if (wish.current === question && best) open(best);
    wish.current = null;
  });
  useEffect(() => {
    if (!isUnderWay) openWished();
  }, [isUnderWay, view]);

  return () => {
    if (isUnderWay) wish.current = question;
    else if (best) open(best);
  };
}
