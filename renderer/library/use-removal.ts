import { useState } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import type { Result } from '../../shared/result.ts';
import { policies } from '../api/policies.ts';

/** One document, several, or a whole library when neither is given. */
export interface Removable {
  library: string;
  document?: string;
  documents?: readonly string[];
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
      const result = await remove(removable);
      setView(result.ok ? { kind: 'removed', removable } : { kind: 'failed', removable, error: result.error });
    },
    async undo(removable) {
      const result = await restore(removable);
      setView(result.ok ? { kind: 'restored', removable } : { kind: 'failed', removable, error: result.error });
    },
    dismiss: () => setView({ kind: 'none' }),
  };
}

function remove({ library, document, documents }: Removable): Promise<Result<unknown>> {
  if (documents !== undefined) return policies.removeDocuments({ library, documents: [...documents] });
  return policies.remove({ library, ...(document === undefined ? {} : { document }) });
}

function restore({ library, document, documents }: Removable): Promise<Result<unknown>> {
  if (documents !== undefined) return policies.restoreDocuments({ library, documents: [...documents] });
  return policies.restore({ library, ...(document === undefined ? {} : { document }) });
}
