import type { ErrorCode } from '../../../shared/app-error.ts';
import type { Format } from '../../../shared/document.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { Scope } from '../../../shared/scope.ts';
import type { ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import { passagesInSections } from './sections.ts';
import { passagesWithTags } from './tagged-passages.ts';

/**
 * Ids of the passages that a scope's sections, formats and tags leave, by library row; null for a library in which they
 * leave all. Of any status and day. Errors: `section-unknown` {section} and `tag-unknown` {tag} when none of the
 * libraries holds it.
 */
export function passagesInScope(
  store: Store,
  libraries: readonly ResolvedLibrary[],
  { sections, formats, tags }: Pick<Scope, 'sections' | 'formats' | 'tags'>,
): Result<Map<number, number[] | null>> {
  const inSections = namedPassages(libraries, sections, 'section', (library, names) =>
    passagesInSections(store, library, names),
  );
  if (!inSections.ok) return inSections;
  const tagged = namedPassages(libraries, tags, 'tag', (library, names) => passagesWithTags(store, library, names));
  if (!tagged.ok) return tagged;
  return succeed(
    new Map(
      libraries.map((library) => {
        const parts = [
          inSections.value?.get(library.row) ?? null,
          tagged.value?.get(library.row) ?? null,
          formats === undefined ? null : passagesOfFormats(store, library, formats),
        ];
        return [library.row, intersectionOf(parts.filter((part) => part !== null))];
      }),
    ),
  );
}

/** Null when nothing is named. */
function namedPassages(
  libraries: readonly ResolvedLibrary[],
  names: readonly string[] | undefined,
  part: 'section' | 'tag',
  find: (library: ResolvedLibrary, names: readonly string[]) => { ids: number[]; known: Set<string> },
): Result<Map<number, number[]> | null> {
  if (names === undefined) return succeed(null);
  const found = libraries.map((library) => ({ row: library.row, ...find(library, names) }));
  const unknown = names.find((name) => !found.some(({ known }) => known.has(name)));
  const code: ErrorCode = `${part}-unknown`;
  if (unknown !== undefined) return fail(code, { [part]: unknown });
  return succeed(new Map(found.map(({ row, ids }) => [row, ids])));
}

/** Null when every version is of these formats: a list of all passages costs time and says nothing. */
function passagesOfFormats(store: Store, library: ResolvedLibrary, formats: readonly Format[]): number[] | null {
  const parameters = { library: library.row, formats: JSON.stringify(formats) };
  const hasOther = store.database
    .prepare(
      `SELECT 1 FROM document JOIN version ON version.document = document.id
       WHERE document.library = @library AND document.removed_at IS NULL
         AND version.format NOT IN (SELECT value FROM json_each(@formats)) LIMIT 1`,
    )
    .get(parameters);
  if (hasOther === undefined) return null;
  return store.database
    .prepare(
      `SELECT passage.id
       FROM document
       CROSS JOIN version ON version.document = document.id
       CROSS JOIN passage ON passage.version = version.id
       WHERE document.library = @library AND document.removed_at IS NULL
         AND version.format IN (SELECT value FROM json_each(@formats))`,
    )
    .pluck()
    .all(parameters) as number[];
}

function intersectionOf(parts: readonly number[][]): number[] | null {
  const [first, ...others] = parts;
  if (first === undefined) return null;
  return others.reduce((left, part) => {
    const kept = new Set(part);
    return left.filter((id) => kept.has(id));
  }, first);
}
