import type { Span } from '../../../shared/block.ts';
import { ClausePath, type Clause } from './clause-path.ts';

/** A heading with what stands under it. */
export interface Section {
  /** Null for what stands before the first heading. */
  heading: { text: string; span: Span; level: number } | null;
  parent: Section | null;
  /** Clause of the innermost numbered heading. */
  clause: Clause | null;
  path: ClausePath;
  /** Key of the last numbered heading that stands directly in it. */
  lastNumber: string | null;
  /** Phrasings for every rule of the section. */
  tags: string[];
  kind: 'rule' | 'cases' | null;
  /** Whether a passage stands in it or in a section under it. */
  hasBody: boolean;
}

export function openSection(heading: Section['heading'], parent: Section | null, clause: Clause | null): Section {
  return {
    heading,
    parent,
    clause,
    path: new ClausePath(clause),
    lastNumber: null,
    tags: [],
    kind: null,
    hasBody: false,
  };
}

/**
 * The section that a heading of this level stands in; levels may be skipped, so the next higher one that is open. The
 * heading 4.2 stands in 4 even where both have the same level.
 *
 * @param number key of the heading's number
 */
export function enclosingSection(section: Section, level: number, number: string | null): Section {
  let outer = section;
  while (outer.parent && (outer.heading?.level ?? 0) >= level) {
    if (outer.heading?.level === level && number?.startsWith(`${outer.clause?.key ?? ''}.`)) break;
    outer = outer.parent;
  }
  return outer;
}

/** The section and all that enclose it, outermost first. */
export function sectionsAround(section: Section): Section[] {
  const around: Section[] = [];
  for (let current: Section | null = section; current; current = current.parent) around.unshift(current);
  return around;
}

/** Where a heading's words stand, without Markdown's marks around them. */
export function headingWords(text: string, heading: Span): Span {
  const own = text.slice(heading.start, heading.end);
  const before = /^\s*(?:#{1,6}(?:\s+|$))?/.exec(own)?.[0].length ?? 0;
  const after = /(?:\s+#+\s*|\s*(?:\r\n|\n|\r)\s*(?:=+|-+)\s*|\s*)$/.exec(own)?.[0].length ?? 0;
  return before + after >= own.length
    ? { start: heading.end, end: heading.end }
    : { start: heading.start + before, end: heading.end - after };
}

/** A heading as a reader sees it: one line, no emphasis, links by their words. */
export function headingText(words: string): string {
  return words
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`|~~)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])[*_]([^*_]+)[*_](?![\w*])/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!>])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
