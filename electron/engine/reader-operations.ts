import { LIMITS } from '../../shared/limits.ts';
import { fail, resultOf, succeed, type Result } from '../../shared/result.ts';
import type { EngineOperations, OperationParts } from './engine-operations.ts';
import { readPdfDataFile } from './read/pdf/pdf-data.ts';
import { findLibrary } from './store/libraries.ts';
import { originalLength, readOriginalRange } from './store/originals.ts';
import { boxesOnPages } from './store/text-boxes.ts';
import { versionRowOf } from './store/version-row.ts';
import { versionText } from './store/version-text.ts';
import { placesOf } from './text/places-of.ts';

type ReaderOperation = 'readOriginal' | 'pageBoxes' | 'findInDocument' | 'readPdfData';

interface VersionAddress {
  library: string;
  document: string;
  sha256: string;
}

/** What the window needs to show a document as it was printed. */
export function readerOperations({ store }: OperationParts): Pick<EngineOperations, ReaderOperation> {
  const inVersion = <T>({ library, document, sha256 }: VersionAddress, use: (row: number) => Result<T>): Result<T> => {
    const found = findLibrary(store, library);
    if (found === null) return fail('library-unknown', { library });
    const row = versionRowOf(store, found, document, sha256);
    return row.ok ? use(row.value) : row;
  };
  return {
    readOriginal: async ({ offset, length, ...address }) =>
      inVersion(address, () => {
        const bytes = readOriginalRange(store, address.sha256, offset, offset + length);
        const total = originalLength(store, address.sha256);
        if (bytes === null || total === null) return fail('document-unknown', { document: address.document });
        return succeed({ bytes, total });
      }),
    pageBoxes: async ({ first, last, ...address }) =>
      inVersion(address, (row) => succeed(boxesOnPages(store, row, [first, last]))),
    findInDocument: async ({ text, ...address }) =>
      inVersion(address, (row) => succeed(placesOf(text, versionText(store, row)?.text ?? '', LIMITS.soughtPlaces))),
    readPdfData: ({ kind, name }) => resultOf(readPdfDataFile(kind, name)),
  };
}
