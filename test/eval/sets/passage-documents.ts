import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Hit } from '../../../shared/search-result.ts';
import type { SetPassage } from './question-set.ts';

/** A set's passages as text documents, and the way back from a line of them to the passage. */
export interface PassageDocuments {
  folder: string;
  /** Keys of these documents of the set. */
  keysOf: (documents: ReadonlySet<string>) => string[];
  /** Passages of a hit's lines, in order. */
  passagesOf: (hit: Hit) => string[];
}

/** Names a set's passages: sets over the same ones share a library. */
export function corpusName(passages: readonly SetPassage[]): string {
  return createHash('sha256').update(JSON.stringify(passages)).digest('hex').slice(0, 12);
}

/**
 * Writes one plain text for each document of a set: of each passage its title, unless the one before it bears the same,
 * then its text, then an empty line.
 */
export function writePassageDocuments(folder: string, passages: readonly SetPassage[]): PassageDocuments {
  fs.mkdirSync(folder, { recursive: true });
  const passageOfLine = new Map<string, (string | undefined)[]>();
  const keys = documentKeys(passages);
  for (const [document, key] of keys) {
    const lines: string[] = [];
    const owners: (string | undefined)[] = [];
    let lastTitle = '';
    for (const passage of passages.filter(({ doc }) => doc === document)) {
      const title = passage.title.trim();
      const own = [...(title === '' || title === lastTitle ? [] : [title]), ...passage.text.split(/\r\n|\n|\r/)];
      lastTitle = title;
      lines.push(...own, '');
      owners.push(...own.map(() => passage.id), undefined);
    }
    fs.writeFileSync(path.join(folder, key), lines.join('\n'));
    passageOfLine.set(key, owners);
  }
  return {
    folder,
    keysOf: (documents) => [...keys].filter(([document]) => documents.has(document)).map(([, key]) => key),
    passagesOf({ document, lines }) {
      const owners = passageOfLine.get(document.key) ?? [];
      const [first, last] = lines ?? [1, 0];
      const ids = owners.slice(first - 1, last).filter((id) => id !== undefined);
      return [...new Set(ids)];
    },
  };
}

/** A file name for each document: its own name, in letters that every file system takes. */
function documentKeys(passages: readonly SetPassage[]): Map<string, string> {
  const names = [...new Set(passages.map(({ doc }) => doc))];
  return new Map(
    names.map((name, index) => [name, `${name.replace(/[^\p{L}\p{N}.-]+/gu, ' ').slice(0, 60)} ${index}.txt`]),
  );
}
