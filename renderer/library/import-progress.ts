import type { AppError } from '../../shared/app-error.ts';
import type { ChosenFiles, ImportedFile } from '../../shared/operation-results.ts';

/** Where adding policies stands. `total` is null until the first file has its outcome. */
export type ImportView =
  | { kind: 'idle' }
  | { kind: 'chosen'; chosen: ChosenFiles }
  | { kind: 'running'; isOwn: boolean; done: number; total: number | null; files: ImportedFile[] }
  | { kind: 'finished'; isDemo: boolean; files: ImportedFile[] }
  | { kind: 'failed'; error: AppError; files: ImportedFile[] };

export type ImportStep =
  | { type: 'chose'; chosen: ChosenFiles }
  | { type: 'dismissed' }
  | { type: 'started' }
  | { type: 'file'; file: ImportedFile; done: number; total: number }
  | { type: 'finished'; isDemo: boolean; files: ImportedFile[] }
  | { type: 'retried'; files: ImportedFile[]; instead: ImportedFile }
  | { type: 'failed'; error: AppError };

/**
 * What becomes of the view by a step. Files that arrive without an import of the window's own (the demo libraries at
 * first start) are shown too, and end with their last file, since no answer will come.
 */
export function nextImportView(view: ImportView, step: ImportStep): ImportView {
  switch (step.type) {
    case 'chose':
      return { kind: 'chosen', chosen: step.chosen };
    case 'dismissed':
      return { kind: 'idle' };
    case 'started':
      return { kind: 'running', isOwn: true, done: 0, total: null, files: [] };
    case 'file':
      return withFile(view, step);
    case 'finished':
      return { kind: 'finished', isDemo: step.isDemo, files: step.files };
    case 'retried':
      return withRetried(view, step);
    case 'failed':
      return { kind: 'failed', error: step.error, files: view.kind === 'running' ? view.files : [] };
  }
}

function withFile(view: ImportView, { file, done, total }: Extract<ImportStep, { type: 'file' }>): ImportView {
  if (view.kind === 'chosen') return view;
  // Events and answers reach the window by different ways: the answer may have overtaken its last file.
  if (view.kind === 'finished' && view.files.some((known) => isSameFile(known, file))) return view;
  const isOwn = view.kind === 'running' && view.isOwn;
  const files = view.kind === 'running' ? [...view.files, file] : [file];
  if (!isOwn && done >= total) return { kind: 'finished', isDemo: false, files };
  return { kind: 'running', isOwn, done, total, files };
}

/** The outcome of another try takes the place of the one before. */
function withRetried(view: ImportView, { files, instead }: Extract<ImportStep, { type: 'retried' }>): ImportView {
  if (view.kind !== 'finished') return view;
  return { ...view, files: view.files.flatMap((file) => (isSameFile(file, instead) ? files : [file])) };
}

function isSameFile(a: ImportedFile, b: ImportedFile): boolean {
  return a.file === b.file && a.library === b.library;
}
