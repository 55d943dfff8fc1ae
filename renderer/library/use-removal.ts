import { useState } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import { policies } from '../api/policies.ts';

/** A document, or a whole library when `document` is left out. */
export interface Removable {
  library: string;
  document?: string;
  title: string;
}

type RemovalView =
  | { kind: 'none' }
  | { kind: 'proposed'; removable: Removable }
  | { kind: 'removed'; removable: Removable }
  | { kind: 'restored'; removable: Removable }
  | { kind: 'failed'; removable: Removable; error: AppError };

export interface Removal {
  view: RemovalView;
  propose: (removable: Removable) => void;
  confirm: (removable: Removable) => Promise<void>;
  undo: (removable: Removable) => Promise<void>;
  dismiss: () => void;
}

/** Removing asks once and can be taken back afterwards, also from another screen and back: whoever holds this stays. */
export function useRemoval(): Removal {
  const [view, setView] = useState<RemovalView>({ kind: 'none' });
  return {
    view,
    propose: (removable) => setView({ kind: 'proposed', removable }),
    async confirm(removable) {
      const result = await policies.remove(targetOf(removable));
      setView(result.ok ? { kind: 'removed', removable } : { kind: 'failed', removable, error: result.error });
    },
    async undo(removable) {
      const result = await policies.restore(targetOf(removable));
      setView(result.ok ? { kind: 'restored', removable } : { kind: 'failed', removable, error: result.error });
    },
    dismiss: () => setView({ kind: 'none' }),
  };
}

function targetOf({ library, document }: Removable): { library: string; document?: string } {
  return document === undefined ? { library } : { library, document };
}
