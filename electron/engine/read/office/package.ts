import { CodedError } from '../../../../shared/app-error.ts';
import type { Archive } from './open-archive.ts';
import { childrenOf, parseXml, type XmlNode } from './xml-tree.ts';

/** A link from one part of a package to another. */
export interface Relationship {
  id: string;
  /** Last part of the relationship's type, such as `styles`. */
  type: string;
  /** Name of the part, without a leading slash. */
  target: string;
}

/**
 * The root element of a part; null when the package has none of that name.
 * @throws CodedError `document-damaged`, `file-too-large`
 */
export function readPart(archive: Archive, name: string): XmlNode | null {
  const bytes = archive.read(name);
  return bytes === null ? null : parseXml(bytes);
}

/** The same for a part that the text does not depend on: a broken one is as good as none. */
export function readOptionalPart(archive: Archive, name: string): XmlNode | null {
  try {
    return readPart(archive, name);
  } catch (error) {
    if (error instanceof CodedError && error.code === 'document-damaged') return null;
    throw error;
  }
}

/** Links of a part to others inside the package; '' is the package itself. External targets are never followed. */
export function readRelationships(archive: Archive, source: string): Relationship[] {
  const slash = source.lastIndexOf('/') + 1;
  const folder = source.slice(0, slash);
  const root = readPart(archive, `${folder}_rels/${source.slice(slash)}.rels`);
  return childrenOf(root ?? undefined, 'Relationship').flatMap(({ attributes }) => {
    const { Id: id = '', Type: type, Target: target, TargetMode: mode } = attributes;
    if (type === undefined || target === undefined || mode === 'External') return [];
    return [{ id, type: type.slice(type.lastIndexOf('/') + 1), target: resolveTarget(folder, target) }];
  });
}

/** The first target of each type. */
export function targetsByType(relationships: readonly Relationship[]): Map<string, string> {
  return new Map(relationships.toReversed().map(({ type, target }) => [type, target]));
}

function resolveTarget(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps: string[] = [];
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
