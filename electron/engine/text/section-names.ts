import { clauseKeyOf } from './clause-key.ts';
import { foldText } from './fold.ts';
import { leadingClause } from './leading-clause.ts';

/** What a section can be asked for by. */
export interface NamedSection {
  /** Of its own heading, see `sectionName`. */
  name: string;
  /** Names from the outermost heading to its own, see `joinedPath`. */
  path: string;
  /** Key of the clause number that its heading begins with; null when it has none. */
  number: string | null;
}

/** Sections that somebody asks for, ready to be compared with those of a document. */
export interface AskedSections {
  /** By name or path, what was asked for in these words. */
  byName: ReadonlyMap<string, string[]>;
  /** By clause key, what was asked for by this number. */
  byNumber: ReadonlyMap<string, string[]>;
}

/** A heading as sections are compared: folded, white space aside. */
export function sectionName(heading: string): string {
  return foldText(heading)
    .replaceAll(/\s*>\s*/g, ' > ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Key of the clause number that a heading begins with; null when it has none. */
export function sectionNumber(heading: string): string | null {
  return leadingClause(heading, true)?.key ?? null;
}

/** A heading path in one line, as a person may type it. */
export function joinedPath(headings: readonly string[]): string {
  return headings.join(' > ');
}

/**
 * A section is named by its heading path from the outermost on ("Leave > Sick leave"), by its own heading alone at
 * whatever depth, or by its number ("Section 4", 第三章).
 */
export function askForSections(sections: readonly string[]): AskedSections {
  const byName = new Map<string, string[]>();
  const byNumber = new Map<string, string[]>();
  for (const section of sections) {
    const name = sectionName(section);
    if (name !== '') append(byName, name, section);
    const number = clauseKeyOf(section);
    if (number !== null) append(byNumber, number, section);
  }
  return { byName, byNumber };
}

/** Which of the asked sections this one is; what encloses it is not looked at. */
export function asksForSection({ name, path, number }: NamedSection, { byName, byNumber }: AskedSections): string[] {
  const found = new Set(byName.get(name));
  if (path !== name) for (const section of byName.get(path) ?? []) found.add(section);
  if (number !== null) for (const section of byNumber.get(number) ?? []) found.add(section);
  return [...found];
}

function append(map: Map<string, string[]>, name: string, section: string): void {
  const found = map.get(name);
  if (found === undefined) map.set(name, [section]);
  else found.push(section);
}
