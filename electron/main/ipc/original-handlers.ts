import fs from 'node:fs/promises';
import { fail, succeed } from '../../../shared/result.ts';
import type { EngineClient } from '../../client/engine-client.ts';
import { fileNameOf, mayBeOpened, writeOriginalTo, type OpenedCopies } from '../original-copies.ts';
import type { MainHandlers } from './contract-door.ts';

export interface OriginalHandlerParts {
  engine: Pick<EngineClient, 'call'>;
  copies: OpenedCopies;
  /** Asks whether a document may leave this program; false: the person would rather not. */
  confirmOpening: (name: string) => Promise<boolean>;
  /** Asks where to; null when the person chose no place. */
  chooseSavePlace: (name: string) => Promise<string | null>;
  /** Opens a file in the program that the system has for it; answers what went wrong, or an empty text. */
  openOutside: (file: string) => Promise<string>;
}

/** The stored originals, given to the person: opened in their own program, or saved. */
export function createOriginalHandlers(
  parts: OriginalHandlerParts,
): Pick<MainHandlers, 'openOriginal' | 'saveOriginal'> {
  const { engine, copies } = parts;
  return {
    async openOriginal(original, signal) {
      const name = fileNameOf(original.document);
      if (!mayBeOpened(original.document)) return fail('not-opened-outside', { file: name });
      // A document that is not there is said before the person is asked.
      const known = await engine.call('readOriginal', { ...original, offset: 0, length: 1 }, { signal });
      if (!known.ok) return known;
      if (!(await parts.confirmOpening(name))) return succeed({ done: false });
      const file = await copies.placeFor(name);
      await writeOriginalTo(engine, original, file, signal);
      // A copy that could be changed would be taken for the document.
      await fs.chmod(file, 0o400);
      const problem = await parts.openOutside(file);
      return problem === '' ? succeed({ done: true }) : fail('no-program-for-file', { file: name });
    },
    async saveOriginal(original, signal) {
      const file = await parts.chooseSavePlace(fileNameOf(original.document));
      if (file === null) return succeed({ done: false });
      await writeOriginalTo(engine, original, file, signal);
      return succeed({ done: true });
    },
  };
}
