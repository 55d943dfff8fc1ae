import { useState } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import type { DocumentSummary, LibrarySummary } from '../../shared/document.ts';
import type { DocumentEdit } from '../../shared/library-operations.ts';
import type { Result } from '../../shared/result.ts';
import { policies } from '../api/policies.ts';

export type ArrangingView =
  | { kind: 'none' }
  | { kind: 'edit'; library: LibrarySummary; document: DocumentSummary; error: AppError | null }
  | { kind: 'move'; library: LibrarySummary; documents: readonly string[]; error: AppError | null }
  | { kind: 'rename'; library: LibrarySummary; error: AppError | null }
  | { kind: 'moved'; count: number; to: string };

export interface Arranging {
  view: ArrangingView;
  /** Opens a question. */
  ask: (view: ArrangingView) => void;
  save: (fields: DocumentEdit) => Promise<void>;
  move: (to: LibrarySummary) => Promise<void>;
  rename: (name: string) => Promise<void>;
  dismiss: () => void;
}

/** Editing, moving and renaming: one question at a time, which stays open with the reason when it fails. */
export function useArranging(): Arranging {
  const [view, setView] = useState<ArrangingView>({ kind: 'none' });
  const end = (result: Result<unknown>, done: ArrangingView) => {
    setView((open) => (result.ok ? done : 'error' in open ? { ...open, error: result.error } : open));
  };
  return {
    view,
    ask: setView,
    async save(fields) {
      if (view.kind !== 'edit') return;
      const { library, document } = view;
      end(await policies.editDocument({ library: library.id, document: document.key, fields }), { kind: 'none' });
    },
    async move(to) {
      if (view.kind !== 'move') return;
      const documents = [...view.documents];
      const result = await policies.moveDocuments({ library: view.library.id, documents, to: to.id });
      end(result, { kind: 'moved', count: documents.length, to: to.name });
    },
    async rename(name) {
      if (view.kind !== 'rename') return;
      end(await policies.renameLibrary({ library: view.library.id, name }), { kind: 'none' });
    },
    dismiss: () => setView({ kind: 'none' }),
  };
}
