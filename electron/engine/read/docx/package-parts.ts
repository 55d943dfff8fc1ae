import { CodedError } from '../../../../shared/app-error.ts';
import type { Archive } from '../office/open-archive.ts';
import { readPart, readRelationships, targetsByType } from '../office/package.ts';
import type { XmlNode } from '../office/xml-tree.ts';

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
  const packageTargets = targetsByType(readRelationships(archive, ''));
  const documentName = [packageTargets.get('officeDocument'), USUAL_DOCUMENT].find(
    (name) => name !== undefined && archive.has(name),
  );
  if (documentName === undefined) throw new CodedError('format-mismatch');
  const document = readPart(archive, documentName);
  if (document?.name !== 'document') throw new CodedError('format-mismatch');
  const targets = targetsByType(readRelationships(archive, documentName));
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
