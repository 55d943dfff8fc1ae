import { FORMATS, STATUSES } from '../../shared/document.ts';
import type { Scope } from '../../shared/scope.ts';

/** Parts of a scope that a person narrows for the questions at hand; `libraries` goes before those that are chosen for good. */
export type NarrowingPart = 'libraries' | 'documents' | 'sections' | 'statuses' | 'asOf' | 'formats' | 'tags';

/** One choice that narrows the search, as the scope takes it. */
export interface NarrowingChoice {
  part: NarrowingPart;
  value: string;
}

/** What narrows the search, in the order in which it was chosen. */
export type Narrowing = readonly NarrowingChoice[];

export function valuesOf(narrowing: Narrowing, part: NarrowingPart): string[] {
  return narrowing.filter((choice) => choice.part === part).map(({ value }) => value);
}

/** Exactly these values in one part; what stays keeps its place, what is new comes last. */
export function withValues(narrowing: Narrowing, part: NarrowingPart, values: readonly string[]): Narrowing {
  const kept = narrowing.filter((choice) => choice.part !== part || values.includes(choice.value));
  const known = valuesOf(kept, part);
  return [...kept, ...values.filter((value) => !known.includes(value)).map((value) => ({ part, value }))];
}

/** With these as well. Libraries and the date are one choice at a time: the newer takes the place of the older. */
export function withChoices(narrowing: Narrowing, choices: readonly NarrowingChoice[]): Narrowing {
  return choices.reduce((known, { part, value }) => {
    const isSingle = part === 'libraries' || part === 'asOf';
    return withValues(known, part, isSingle ? [value] : [...valuesOf(known, part), value]);
  }, narrowing);
}

export function without(narrowing: Narrowing, { part, value }: NarrowingChoice): Narrowing {
  return narrowing.filter((choice) => choice.part !== part || choice.value !== value);
}

/** Null while no library is chosen. */
export function scopeOf(chosen: readonly string[], narrowing: Narrowing): Scope | null {
  const typed = valuesOf(narrowing, 'libraries');
  const libraries = typed.length > 0 ? typed : [...chosen];
  if (libraries.length === 0) return null;
  const [asOf] = valuesOf(narrowing, 'asOf');
  return {
    libraries,
    ...listed('documents', valuesOf(narrowing, 'documents')),
    ...listed('sections', valuesOf(narrowing, 'sections')),
    ...listed('statuses', among(STATUSES, valuesOf(narrowing, 'statuses'))),
    ...(asOf !== undefined && { asOf }),
    ...listed('formats', among(FORMATS, valuesOf(narrowing, 'formats'))),
    ...listed('tags', valuesOf(narrowing, 'tags')),
  };
}

/** What narrows a scope, its libraries aside: the reverse of `scopeOf`. */
export function narrowingOf({ documents, sections, statuses, asOf, formats, tags }: Scope): Narrowing {
  const parts: [NarrowingPart, readonly string[]][] = [
    ['documents', documents ?? []],
    ['sections', sections ?? []],
    ['statuses', statuses ?? []],
    ['asOf', asOf === undefined ? [] : [asOf]],
    ['formats', formats ?? []],
    ['tags', tags ?? []],
  ];
  return parts.flatMap(([part, values]) => values.map((value) => ({ part, value })));
}

/** A part of a scope must hold something or be left out. */
function listed<Name extends string, Value>(name: Name, values: Value[]): { [Key in Name]?: Value[] } {
  const part: { [Key in Name]?: Value[] } = {};
  if (values.length > 0) part[name] = values;
  return part;
}

function among<Value extends string>(all: readonly Value[], values: readonly string[]): Value[] {
  return all.filter((value) => values.includes(value));
}
