import type { ImportedFile } from '../../shared/operation-results.ts';
import { fail, resultOf, succeed, type Result } from '../../shared/result.ts';
import type { EngineInput, EngineOperations, OperationParts } from './engine-operations.ts';
import { demoFiles } from './ingest/demo-libraries.ts';
import { passOver } from './ingest/pass-over.ts';
import { planImport, type ImportPlan, type PlannedFile } from './ingest/plan-import.ts';
import type { FilesToImport } from './jobs/reading-lane.ts';
import { findByPath } from './store/check-key.ts';
import { listImportRuns, readImportRun } from './store/import-runs.ts';
import { readSetting, recallAllDemos, writeSetting } from './store/settings.ts';

type ImportOperation = 'importFiles' | 'importDemo' | 'listImports' | 'readImport';

/** Bringing files in, and the reports of it. */
export function importOperations(parts: OperationParts): Pick<EngineOperations, ImportOperation> {
  const { store, options } = parts;
  return {
    async importFiles(input, signal) {
      const plan = await planImport(input.paths, (file) => findByPath(store, input.library, file), input.include);
      const planned = chosenOf(plan, input);
      if (!planned.ok) return planned;
      const { library, newVersionOf, encoding, password } = input;
      const files = planned.value.map((file) => ({ ...file, library, newVersionOf, encoding, password }));
      const settled = input.only === undefined ? passOver(store, library, plan) : [];
      return importAll(parts, { files, settled }, signal);
    },

    async importDemo({ once, removed }, signal) {
      if (once && readSetting(store, 'demo-imported') !== null) return succeed([]);
      if (removed) recallAllDemos(store);
      const files = await demoFiles(store, options.resourcesFolder);
      const outcomes = importAll(parts, { files, settled: [] }, signal);
      // The files are in the persisted queue by now: what is not read in this run is read in the next.
      writeSetting(store, 'demo-imported', 'yes');
      return outcomes;
    },

    listImports: async () => succeed(listImportRuns(store)),
    readImport: async ({ id, after }) => readImportRun(store, id, after ?? 0),
  };
}

/** The files that are asked for, under the key that is asked for; a key can be given to exactly one. */
function chosenOf(plan: ImportPlan, { only, key, newVersionOf }: EngineInput<'importFiles'>): Result<PlannedFile[]> {
  const files = only === undefined ? plan.files : plan.files.filter((file) => only.includes(file.key));
  if (key === undefined && newVersionOf === undefined) return succeed(files);
  if (files.length !== 1) return fail('invalid-input', { files: files.length });
  return succeed(files.map((file) => ({ ...file, key: key ?? file.key })));
}

/** Queues the files and tells of each as it is done. */
export async function importAll(
  { reading, teller, emit }: Pick<OperationParts, 'reading' | 'teller' | 'emit'>,
  files: FilesToImport,
  signal: AbortSignal,
): Promise<Result<ImportedFile[]>> {
  return resultOf(
    reading.importFiles(files, signal, (file, done, total) => {
      emit({ type: 'file-imported', file, done, total });
      if (file.outcome !== 'unchanged') teller.librariesChanged();
    }),
  );
}
