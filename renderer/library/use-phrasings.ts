import { useEffect, useState } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import type { LibrarySummary } from '../../shared/document.ts';
import type { PhrasingEntry, PhrasingsImport } from '../../shared/phrasing-operations.ts';
import type { Result } from '../../shared/result.ts';
import { policies } from '../api/policies.ts';

/** What the last step brought about. */
export type PhrasingsOutcome =
  | { kind: 'none' }
  | { kind: 'added' | 'known'; phrasing: string }
  | { kind: 'asked'; entry: PhrasingEntry }
  | { kind: 'removed'; entry: PhrasingEntry }
  | { kind: 'saved'; lines: number }
  | { kind: 'loaded'; outcome: PhrasingsImport }
  | { kind: 'failed'; error: AppError };

export interface PhrasingActions {
  add: (phrasing: string, meaning: string) => Promise<boolean>;
  /** A synonym can be brought back; a question that leads to a rule cannot, and is asked about first. */
  remove: (entry: PhrasingEntry, isSure: boolean) => Promise<void>;
  undo: (entry: PhrasingEntry) => Promise<void>;
  save: () => Promise<void>;
  load: () => Promise<void>;
  dismiss: () => void;
}

interface PhrasingsView {
  /** Null until they were listed. */
  entries: PhrasingEntry[] | null;
  outcome: PhrasingsOutcome;
  actions: PhrasingActions;
}

/** The phrasings of a library, listed anew whenever something in it changes. */
export function usePhrasings({ id: library, name }: LibrarySummary): PhrasingsView {
  const [entries, setEntries] = useState<PhrasingEntry[] | null>(null);
  const [outcome, setOutcome] = useState<PhrasingsOutcome>({ kind: 'none' });

  useEffect(() => {
    let isCurrent = true;
    function list(): void {
      void policies.listPhrasings({ library }).then((result) => {
        if (!isCurrent) return;
        if (result.ok) setEntries(result.value);
        else setOutcome({ kind: 'failed', error: result.error });
      });
    }
    list();
    const stopHearing = policies.onEvent((event) => {
      if (event.type === 'libraries-changed') list();
    });
    return () => {
      isCurrent = false;
      stopHearing();
    };
  }, [library]);

  function told<T>(result: Result<T>, outcomeOf: (value: T) => PhrasingsOutcome): void {
    setOutcome(result.ok ? outcomeOf(result.value) : { kind: 'failed', error: result.error });
  }

  const actions: PhrasingActions = {
    async add(phrasing, meaning) {
      const result = await policies.addSynonym({ library, phrasing, meaning });
      told(result, ({ added }) => ({ kind: added ? 'added' : 'known', phrasing }));
      return result.ok;
    },
    async remove(entry, isSure) {
      if (entry.meaning === null && !isSure) setOutcome({ kind: 'asked', entry });
      else told(await policies.removePhrasing({ library, id: entry.id }), () => ({ kind: 'removed', entry }));
    },
    async undo({ phrasing, meaning }) {
      if (meaning !== null) await actions.add(phrasing, meaning);
    },
    async save() {
      told(await policies.savePhrasings({ library, name }), (saved) =>
        saved === null ? { kind: 'none' } : { kind: 'saved', lines: saved.lines },
      );
    },
    async load() {
      told(await policies.loadPhrasings({ library }), (loaded) =>
        loaded === null ? { kind: 'none' } : { kind: 'loaded', outcome: loaded },
      );
    },
    dismiss: () => setOutcome({ kind: 'none' }),
  };
  return { entries, outcome, actions };
}
