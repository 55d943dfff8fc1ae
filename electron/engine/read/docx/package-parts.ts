import { CodedError } from '../../../../shared/app-error.ts';
import type { Archive } from './open-archive.ts';
import { childrenOf, parseXml, type XmlNode } from './xml-tree.ts';

/** The parts of a Word file that hold its text; null for those it does not have. */
export interface PackageParts {
  document: XmlNode;
  styles: XmlNode | null;
  numbering: XmlNode | null;
  footnotes: XmlNode | null;
  endnotes: XmlNode | null;
  coreProperties: XmlNode | null;
}

const USUAL_DOCUMENT = 'word/document.xml';

/**
 * Finds the parts by their relationships, since the standard fixes no names, and by their usual names where those are
 * missing.
 * @throws CodedError `format-mismatch` when the archive is not a Word file, `document-damaged`, `file-too-large`.
 */
export function readParts(archive: Archive): PackageParts {
  const packageTargets = readRelationships(archive, '');
  const documentName = [packageTargets.get('officeDocument'), USUAL_DOCUMENT].find(
    (name) => name !== undefined && archive.has(name),
  );
  if (documentName === undefined) throw new CodedError('format-mismatch');
  const document = readPart(archive, documentName);
  if (document?.name !== 'document') throw new CodedError('format-mismatch');
  const targets = readRelationships(archive, documentName);
  const folder = documentName.slice(0, documentName.lastIndexOf('/') + 1);
  const related = (type: string): XmlNode | null => readPart(archive, targets.get(type) ?? `${folder}${type}.xml`);
  return {
    document,
    styles: related('styles'),
    numbering: related('numbering'),
    footnotes: related('footnotes'),
    endnotes: related('endnotes'),
    coreProperties: readPart(archive, packageTargets.get('core-properties') ?? 'docProps/core.xml'),
  };
}

function readPart(archive: Archive, name: string): XmlNode | null {
  const bytes = archive.read(name);
  return bytes === null ? null : parseXml(bytes);
}

/** Targets inside the package by the last part of the relationship's type. External targets are never followed. */
function readRelationships(archive: Archive, source: string): Map<string, string> {
  const slash = source.lastIndexOf('/') + 1;
  const folder = source.slice(0, slash);
  const root = readPart(archive, `${folder}_rels/${source.slice(slash)}.rels`);
  const targets = new Map<string, string>();
  for (const relationship of childrenOf(root ?? undefined, 'Relationship')) {
    const { Type: type, Target: target, TargetMode: mode } = relationship.attributes;
    if (type === undefined || target === undefined || mode === 'External') continue;
    const name = type.slice(type.lastIndexOf('/') + 1);
    if (!targets.has(name)) targets.set(name, resolveTarget(folder, target));
  }
  return targets;
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
