import type { LibrarySummary } from '../../shared/document.ts';
import type { FacetCounts } from '../../shared/facet-counts.ts';
import type { NarrowingChoice } from './narrowing.ts';

/** Something that `in:` can name, by any of its names. */
export interface Nameable {
  choice: NarrowingChoice & { part: 'libraries' | 'documents' | 'sections' };
  names: readonly string[];
}

export type NameMatch = { kind: 'found'; choices: NarrowingChoice[] } | { kind: 'several' } | { kind: 'none' };

const PARTS = ['libraries', 'documents', 'sections'] as const;

/** Every library, and the documents and sections of those that are searched. */
export function nameablesOf(
  libraries: readonly LibrarySummary[],
  searched: readonly LibrarySummary[],
  facets: FacetCounts | null,
): Nameable[] {
  return [
    ...libraries.map(({ id, name }): Nameable => ({
      choice: { part: 'libraries', value: id },
      names: [foldName(name)],
    })),
    ...searched.flatMap(({ documents }) =>
      documents.map(({ key, title, number }): Nameable => {
        const names = [title, key, ...(number === null ? [] : [number])];
        return { choice: { part: 'documents', value: key }, names: names.map(foldName) };
      }),
    ),
    ...(facets?.sections ?? []).map(({ choice }): Nameable => ({
      choice: { part: 'sections', value: choice },
      names: [choice, choice.split(' > ').at(-1) ?? choice].map(foldName),
    })),
  ];
}

/** Names are compared without regard to case, width and white space around them. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** What bears exactly this name; libraries go before documents, these before sections. */
export function namedExactly(nameables: readonly Nameable[], name: string): NarrowingChoice[] {
  return firstPart(nameables, (candidate) => candidate === foldName(name));
}

/** Whether a longer name begins so. */
export function beginsName(nameables: readonly Nameable[], name: string): boolean {
  const sought = name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trimStart();
  return nameables.some(({ names }) =>
    names.some((candidate) => candidate.length > sought.length && candidate.startsWith(sought)),
  );
}

/** What bears this name, else the one that begins so, else the one that holds it. */
export function matchName(nameables: readonly Nameable[], name: string): NameMatch {
  const sought = foldName(name);
  if (sought === '') return { kind: 'none' };
  const exact = namedExactly(nameables, sought);
  if (exact.length > 0) return { kind: 'found', choices: exact };
  const partly = [
    (candidate: string) => candidate.startsWith(sought),
    (candidate: string) => candidate.includes(sought),
  ].map((fits) => firstPart(nameables, fits));
  const best = partly.find((choices) => choices.length > 0) ?? [];
  if (best.length === 0) return { kind: 'none' };
  return best.length === 1 ? { kind: 'found', choices: best } : { kind: 'several' };
}

function firstPart(nameables: readonly Nameable[], fits: (name: string) => boolean): NarrowingChoice[] {
  for (const part of PARTS) {
    const values = new Set(
      nameables
        .filter(({ choice, names }) => choice.part === part && names.some(fits))
        .map(({ choice }) => choice.value),
    );
    if (values.size > 0) return [...values].map((value) => ({ part, value }));
  }
  return [];
}
