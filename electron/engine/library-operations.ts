import fs from 'node:fs/promises';
import path from 'node:path';
import { succeed, type Result } from '../../shared/result.ts';
import type { EngineOperations, OperationParts } from './engine-operations.ts';
import { editDocument } from './store/edit-document.ts';
import { moveDocuments } from './store/move-document.ts';
import { removeDocuments, restoreDocuments } from './store/remove-documents.ts';
import { renameLibrary } from './store/rename-library.ts';
import { storageUsed } from './store/storage-used.ts';
import { indexTermsOf } from './text/terms.ts';

type LibraryOperation =
  | 'renameLibrary'
  | 'editDocument'
  | 'moveDocuments'
  | 'removeDocuments'
  | 'restoreDocuments'
  | 'storageUsed'
  | 'pauseWork';

/** Keeping libraries in order: names, fields, places, space, and background work that may wait. */
export function libraryOperations(parts: OperationParts): Pick<EngineOperations, LibraryOperation> {
  const { store, account, today, options, teller, embedding, recognising } = parts;
  const by = { account, indexTerms: indexTermsOf };
  const afterChange = <T>(result: Result<T>): Result<T> => {
    if (result.ok) teller.librariesChanged();
    if (result.ok && options.background) embedding.start();
    return result;
  };
  return {
    renameLibrary: async ({ library, name }) => afterChange(renameLibrary(store, library, name, account)),
    editDocument: async (input) => afterChange(editDocument(store, { ...input, ...by, today: today() })),
    moveDocuments: async (input) => afterChange(moveDocuments(store, { ...input, ...by })),
    removeDocuments: async (input) => afterChange(removeDocuments(store, { ...input, account })),
    restoreDocuments: async (input) => afterChange(restoreDocuments(store, { ...input, ...by })),
    storageUsed: async () => succeed({ ...storageUsed(store), model: await folderSize(options.modelsFolder) }),
    async pauseWork({ work, paused }) {
      if (work === 'embedding') embedding.setPaused(paused);
      else recognising.switchTo(!paused);
      if (!paused && options.background) {
        embedding.start();
        recognising.start();
      }
      return succeed(null);
    },
  };
}

async function folderSize(folder: string): Promise<number> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await fs.stat(path.join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}
