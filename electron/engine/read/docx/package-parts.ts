import { CodedError } from '../../../../shared/app-error.ts';
import type { Archive } from '../office/open-archive.ts';
import { readOptionalPart, readPart, readRelationships, targetsByType, type Relationship } from '../office/package.ts';
import type { XmlNode } from '../office/xml-tree.ts';

/** The parts of a Word file that hold its text; null for those it does not have. */
export interface PackageParts {
  document: XmlNode;
  /** What the document part links to inside the file. */
  relationships: readonly Relationship[];
  styles: XmlNode | null;
  numbering: XmlNode | null;
  footnotes: XmlNode | null;
  endnotes: XmlNode | null;
  coreProperties: XmlNode | null;
  extendedProperties: XmlNode | null;
  customProperties: XmlNode | null;
}

const USUAL_DOCUMENT = 'word/document.xml';

/**
 * Finds the parts by their relationships, since the standard fixes no names, and by their usual names where those are
 * missing.
 * @throws CodedError `format-unsupported` {format}, `format-mismatch` {found} when the archive is not a Word file,
 * `document-damaged`, `file-too-large`.
 */
export function readParts(archive: Archive): PackageParts {
  const packageTargets = targetsByType(readRelationships(archive, ''));
  const documentName = [packageTargets.get('officeDocument'), USUAL_DOCUMENT].find(
    (name) => name !== undefined && archive.has(name),
  );
  const document = documentName === undefined ? null : readPart(archive, documentName);
  if (documentName === undefined || document?.name !== 'document') throw notWord(archive);
  const relationships = readRelationships(archive, documentName);
  const targets = targetsByType(relationships);
  const folder = documentName.slice(0, documentName.lastIndexOf('/') + 1);
  const related = (type: string): XmlNode | null => readPart(archive, targets.get(type) ?? `${folder}${type}.xml`);
  const ofPackage = (type: string, usual: string): XmlNode | null =>
    readOptionalPart(archive, packageTargets.get(type) ?? usual);
  return {
    document,
    relationships,
    styles: related('styles'),
    numbering: related('numbering'),
    footnotes: related('footnotes'),
    endnotes: related('endnotes'),
    coreProperties: ofPackage('core-properties', 'docProps/core.xml'),
    extendedProperties: ofPackage('extended-properties', 'docProps/app.xml'),
    customProperties: ofPackage('custom-properties', 'docProps/custom.xml'),
  };
}

/** What the archive is in place of a Word file. */
function notWord(archive: Archive): CodedError {
  const type = new TextDecoder().decode(archive.read('mimetype')?.subarray(0, 100) ?? new Uint8Array());
  const openDocument = /^application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/.exec(type)?.[1];
  if (openDocument === 'text') return new CodedError('format-unsupported', { format: 'odt' });
  if (openDocument === 'spreadsheet') return new CodedError('format-unsupported', { format: 'ods' });
  if (openDocument === 'presentation') return new CodedError('format-unsupported', { format: 'odp' });
  if (archive.has('ppt/presentation.xml')) return new CodedError('format-unsupported', { format: 'pptx' });
  if (archive.has('Index/Document.iwa')) return new CodedError('format-unsupported', { format: 'pages' });
  return new CodedError('format-mismatch', { found: archive.has('xl/workbook.xml') ? 'xlsx' : 'zip' });
}
