import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import type { CONTRACT, EngineOperation, OutputOf } from '../../shared/contract.ts';
import type { EngineEvent } from '../../shared/operation-results.ts';
import { parseReference } from '../../shared/reference.ts';
import { fail, resultOf, succeed, type Result } from '../../shared/result.ts';
import type { Embedder } from './embed/embedder.ts';
import type { StatusTeller } from './engine-status.ts';
import { desktopOperations } from './desktop-operations.ts';
import { loadOrdinaryWords } from './embed/ordinary-words.ts';
import { importOperations } from './import-operations.ts';
import { libraryOperations } from './library-operations.ts';
import type { IngestTools } from './ingest/ingest-file.ts';
import type { EmbeddingLane } from './jobs/embedding-lane.ts';
import type { ReadingLane } from './jobs/reading-lane.ts';
import type { RecognisingLane } from './jobs/recognising-lane.ts';
import { keepOperations } from './keep-operations.ts';
import { phrasingOperations } from './phrasing-operations.ts';
import { readerOperations } from './reader-operations.ts';
import { searchPolicies } from './search/search-policies.ts';
import { addTag } from './store/add-tag.ts';
import { countFacets } from './store/count-facets.ts';
import { openDocument } from './store/document-content.ts';
import { boxesOfPlace, placeOf } from './store/find-place.ts';
import { findLibrary, listLibraries, type ResolvedLibrary } from './store/libraries.ts';
import { listPassages } from './store/list-passages.ts';
import { remove } from './store/remove.ts';
import { restore } from './store/restore.ts';
import { documentsInScope, placeInScope } from './store/scoped-reading.ts';
import { verifyStore } from './store/verify.ts';
import { ruleIdKey } from './text/clause-key.ts';
import { indexTermsOf } from './text/terms.ts';
import { watchOperations } from './watch-operations.ts';
import type { EngineWorkerData } from './worker-messages.ts';

/** Input of an operation after its schema was applied. */
export type EngineInput<Name extends EngineOperation> = z.output<(typeof CONTRACT)[Name]['input']>;

/** One method for each operation that the contract gives to the engine. */
export type EngineOperations = {
  [Name in EngineOperation]: (input: EngineInput<Name>, signal: AbortSignal) => Promise<Result<OutputOf<Name>>>;
};

export interface OperationParts extends IngestTools {
  options: EngineWorkerData;
  embedder: Embedder;
  reading: ReadingLane;
  embedding: EmbeddingLane;
  recognising: RecognisingLane;
  teller: StatusTeller;
  emit: (event: EngineEvent) => void;
}

export function createOperations(parts: OperationParts): EngineOperations {
  return {
    ...readingOperations(parts),
    ...writingOperations(parts),
    ...importOperations(parts),
    ...watchOperations(parts),
    ...phrasingOperations(parts),
    ...keepOperations(parts),
    ...desktopOperations(parts),
    ...libraryOperations(parts),
    ...readerOperations(parts),
  };
}

type ReadingOperation =
  | 'status'
  | 'listLibraries'
  | 'search'
  | 'countFacets'
  | 'documentsInScope'
  | 'readInScope'
  | 'readReference'
  | 'placeBoxes'
  | 'openDocument'
  | 'listPassages'
  | 'waitForVectors'
  | 'waitForRecognition'
  | 'setPowerSource'
  | 'verify';

function readingOperations(parts: OperationParts): Pick<EngineOperations, ReadingOperation> {
  const { store, embedder, today, teller, options, embedding, recognising } = parts;
  return {
    status: async () => succeed(teller.status()),
    listLibraries: async () => succeed(listLibraries(store, embedder.fingerprint)),
    async search(input, signal) {
      // Whoever types gives questions up that still wait here; their cancelling is read first, so none is worked on.
      await setImmediate();
      if (options.waitForModel && (input.legs ?? ['meaning']).includes('meaning')) await embedder.load();
      const ordinaryWords = () => loadOrdinaryWords(options.modelsFolder);
      return searchPolicies({ store, embedder, today, ordinaryWords }, input, signal);
    },
    countFacets: async ({ scope }) => countFacets(store, scope, today()),
    documentsInScope: async ({ scope }) => documentsInScope(store, scope, today()),
    async readInScope({ reference, scope, neighbours }) {
      const parsed = parseReference(reference);
      return parsed ? placeInScope(store, parsed, scope, today(), neighbours) : fail('reference-invalid');
    },
    async readReference({ reference }) {
      const parsed = parseReference(reference);
      return parsed ? placeOf(store, parsed, today()) : fail('reference-invalid');
    },
    async placeBoxes({ reference }) {
      const parsed = parseReference(reference);
      return parsed ? boxesOfPlace(store, parsed) : fail('reference-invalid');
    },
    openDocument: async ({ library, document, sha256 }) =>
      inLibrary(parts, library, (found) => openDocument(store, found, document, sha256, embedder.fingerprint)),
    listPassages: async ({ library, after }) =>
      inLibrary(parts, library, (found) => succeed(listPassages(store, found, after === 0 ? undefined : after))),
    waitForVectors: (_input, signal) => resultOf(embedding.untilDone(signal)),
    waitForRecognition: (_input, signal) => resultOf(recognising.untilDone(signal)),
    async setPowerSource({ onBattery }) {
      recognising.setOnBattery(onBattery);
      if (options.background) recognising.start();
      return succeed(null);
    },
    verify: async () => succeed(verifyStore(store)),
  };
}

type WritingOperation = 'switchRecognition' | 'remove' | 'restore' | 'addTag';

function writingOperations(parts: OperationParts): Pick<EngineOperations, WritingOperation> {
  const { store, account, options, teller, recognising } = parts;
  return {
    async switchRecognition({ on }) {
      recognising.switchTo(on);
      if (options.background) recognising.start();
      return succeed(recognising.progress());
    },

    async remove(input) {
      return afterChange(parts, remove(store, { ...input, account }));
    },

    async restore(input) {
      return afterChange(parts, restore(store, { ...input, account, indexTerms: indexTermsOf }));
    },

    async addTag({ library, document, place, phrasing, author }) {
      const clauseKey = 'clause' in place ? ruleIdKey(place.clause) : null;
      if ('clause' in place && clauseKey === null) return fail('clause-unknown', { clause: place.clause });
      const result = inLibrary(parts, library, (found) =>
        addTag(store, {
          library: found,
          document,
          place: 'line' in place ? place : { clauseKey: clauseKey ?? '' },
          phrasing,
          author: author ?? account,
          account,
          indexTerms: indexTermsOf,
        }),
      );
      if (result.ok) teller.librariesChanged();
      return result;
    },
  };
}

function afterChange<T>({ teller, embedding, options }: OperationParts, result: Result<T>): Result<T> {
  if (result.ok) teller.librariesChanged();
  if (result.ok && options.background) embedding.start();
  return result;
}

function inLibrary<T>({ store }: OperationParts, id: string, use: (library: ResolvedLibrary) => Result<T>): Result<T> {
  const library = findLibrary(store, id);
  return library ? use(library) : fail('library-unknown', { library: id });
}
