import { clauseKeyOf } from './clause-key.ts';
import { foldText } from './fold.ts';
import { leadingClause } from './leading-clause.ts';

/** Sections that somebody asks for, ready to be compared with those of a document. */
export interface AskedSections {
  /** By folded name, what was asked for in these words. */
  byName: ReadonlyMap<string, string[]>;
  /** By clause key, what was asked for by this number. */
  byNumber: ReadonlyMap<string, string[]>;
}

/** How a section's heading path is written in one line, as a person may type it. */
export function sectionPath(headings: readonly string[]): string {
  return headings.join(' > ');
}

/**
 * A section is named by its heading path from the outermost on ("Leave > Sick leave"), by its own heading alone at
 * whatever depth, or by its number ("Section 4", 第三章). Names are compared folded, white space aside.
 */
export function askForSections(sections: readonly string[]): AskedSections {
  const byName = new Map<string, string[]>();
  const byNumber = new Map<string, string[]>();
  for (const section of sections) {
    const name = nameOf(section);
    if (name !== '') append(byName, name, section);
    const number = clauseKeyOf(section);
    if (number !== null) append(byNumber, number, section);
  }
  return { byName, byNumber };
}

/** Which of the asked sections the section at the end of this path is; what encloses it is not looked at. */
export function asksForSection(path: readonly string[], { byName, byNumber }: AskedSections): string[] {
  const heading = path.at(-1);
  if (heading === undefined) return [];
  const found = [...(byName.get(nameOf(heading)) ?? [])];
  if (path.length > 1) found.push(...(byName.get(path.map(nameOf).join(' > ')) ?? []));
  const number = byNumber.size === 0 ? undefined : leadingClause(heading, true)?.key;
  if (number !== undefined) found.push(...(byNumber.get(number) ?? []));
  return found;
}

/**
 * Whether a passage under these headings (outermost first, as a hit names them) lies in one of the sections: whether one
 * of them is asked for, itself or as what encloses the passage.
 */
export function liesInSections(headings: readonly string[], sections: readonly string[]): boolean {
  const asked = askForSections(sections);
  return headings.some((_, depth) => asksForSection(headings.slice(0, depth + 1), asked).length > 0);
}

/** Folded names of headings: a document's outer headings enclose many sections, and each search compares them all. */
const knownNames = new Map<string, string>();
const MOST_KNOWN_NAMES = 50_000;
/** Longer ones are rare, and would fill the memory. */
const LONGEST_KNOWN = 200;

function nameOf(heading: string): string {
  const known = knownNames.get(heading);
  if (known !== undefined) return known;
  const name = foldText(heading)
    .replaceAll(/\s*>\s*/g, ' > ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (heading.length > LONGEST_KNOWN) return name;
  if (knownNames.size >= MOST_KNOWN_NAMES) knownNames.clear();
  knownNames.set(heading, name);
  return name;
}

function append(map: Map<string, string[]>, name: string, section: string): void {
  const found = map.get(name);
  if (found === undefined) map.set(name, [section]);
  else found.push(section);
}
