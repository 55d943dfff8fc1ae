import { useCallback, useState } from 'react';
import type { QuotedPlace } from '../../shared/citation.ts';
import { describeError } from '../../shared/describe-error.ts';
import type { AppError } from '../../shared/app-error.ts';
import type { Language } from '../../shared/language.ts';
import { translatorFor } from '../../shared/messages/messages.ts';
import type { ReadPlace } from '../../shared/operation-results.ts';
import type { Scope } from '../../shared/scope.ts';
import type { Hit, SearchAnswer } from '../../shared/search-result.ts';
import { policies } from '../api/policies.ts';
import type { LibrariesView } from '../library/use-libraries.ts';
import type { SearchView } from '../search/search-session.ts';
import { copyOf, type CopyForm } from './copying.ts';
import type { Outcome } from './outcome-notice.tsx';
import { placeAsHit } from './place-as-hit.ts';
import type { AnsweredQuestion } from './question-memory.ts';
import { useSelectedHits, type SelectedHits } from './selected-hits.ts';
import { useDeepLinks } from './use-deep-links.ts';
import { useKeepShortcuts } from './use-keep-shortcuts.ts';
import { useKept, type Kept } from './use-kept.ts';
import { useRestedQuestion } from './use-rested-question.ts';

export interface Keep {
  kept: Kept;
  answer: SearchAnswer | null;
  selected: SelectedHits;
  /** Names of the libraries that are there, by id. */
  libraryNames: ReadonlyMap<string, string>;
  /** What the last step came to, said in a corner of the window. */
  outcome: Outcome | null;
  tell: (text: string) => void;
  tellFailure: (title: string, error: AppError) => void;
  dismissOutcome: () => void;
  copy: (places: readonly QuotedPlace[], form: CopyForm) => void;
  /** Puts question and scope back as they were. */
  run: (question: string, scope: Scope) => void;
  openPlace: (place: ReadPlace) => void;
}

interface KeepParts {
  view: SearchView;
  openHit: Hit | null;
  language: Language;
  libraries: Pick<LibrariesView, 'libraries' | 'revision'>;
  onRun: (question: string, scope: Scope) => void;
  onOpen: (hit: Hit) => void;
}

/** What a person takes along and comes back to: copies, exports, bookmarks, saved searches, the history, links. */
export function useKeep({ view, openHit, language, libraries, onRun, onOpen }: KeepParts): Keep {
  const kept = useKept(libraries.revision);
  const libraryNames = new Map(libraries.libraries?.map(({ id, name }) => [id, name]));
  const answer = view.kind === 'answer' ? view.answer : null;
  const selected = useSelectedHits(answer);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { change } = kept;
  const remember = useCallback(
    (asked: AnsweredQuestion) => void change('history', policies.rememberQuestion(asked)),
    [change],
  );
  useRestedQuestion(view, openHit, remember);
  const dismissOutcome = useCallback(() => setOutcome(null), []);
  const tell = (text: string) => setOutcome({ text, isFailure: false });
  const tellFailure = (title: string, error: AppError) =>
    setOutcome({ text: `${title} ${describeError(error, language)}`, isFailure: true });

  function copy(places: readonly QuotedPlace[], form: CopyForm): void {
    const say = translatorFor(language);
    void policies.copyText(copyOf(places, form, language)).then((result) => {
      if (result.ok) tell(say(form === 'citation' ? 'reader.copied' : 'copy.done'));
      else tellFailure('', result.error);
    });
  }

  useKeepShortcuts({ answer, openHit, selected, onCopy: (hit) => copy([hit], 'citation') });
  useDeepLinks(
    (place) => onOpen(placeAsHit(place)),
    (error) => tellFailure(translatorFor(language)('link.failed'), error),
  );

  return {
    ...{ kept, answer, selected, libraryNames, outcome, tell, tellFailure, copy },
    dismissOutcome,
    run: onRun,
    openPlace: (place) => onOpen(placeAsHit(place)),
  };
}
