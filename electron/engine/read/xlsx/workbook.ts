import { CodedError } from '../../../../shared/app-error.ts';
import type { Archive } from '../office/open-archive.ts';
import { readOptionalPart, readPart, readRelationships, targetsByType } from '../office/package.ts';
import { childOf, childrenOf, textOf, type XmlNode } from '../office/xml-tree.ts';

/** A sheet of a workbook, not yet read. */
export interface SheetEntry {
  name: string;
  /** From 1, in the order of the tabs, hidden ones counted. */
  index: number;
  hidden: boolean;
  /** Name of its part. */
  part: string;
}

export interface Workbook {
  sheets: SheetEntry[];
  /** Texts that cells name by number. */
  sharedStrings: string[];
  styles: XmlNode | null;
  /** Whether days count from 1904, as old Macintosh programs did. */
  from1904: boolean;
  coreProperties: XmlNode | null;
}

const USUAL_WORKBOOK = 'xl/workbook.xml';
/** More are no policy; each is a part of its own that is expanded and parsed. */
const MOST_SHEETS = 500;

/**
 * Finds the parts of a workbook by their relationships.
 * @throws CodedError `format-mismatch` when the archive is no workbook, `document-damaged`, `file-too-large`
 */
export function readWorkbook(archive: Archive): Workbook {
  const packageTargets = targetsByType(readRelationships(archive, ''));
  const name = [packageTargets.get('officeDocument'), USUAL_WORKBOOK].find(
    (part) => part !== undefined && archive.has(part),
  );
  const root = name === undefined ? null : readPart(archive, name);
  if (name === undefined || root?.name !== 'workbook') throw new CodedError('format-mismatch');
  const links = readRelationships(archive, name);
  const targets = targetsByType(links);
  refuseOutsideSchemas(archive, targets.get('xmlMaps'));
  const part = (type: string): XmlNode | null => {
    const target = targets.get(type);
    return target === undefined ? null : readPart(archive, target);
  };
  return {
    sheets: sheetsOf(root, new Map(links.map(({ id, target }) => [id, target]))),
    sharedStrings: childrenOf(part('sharedStrings') ?? undefined, 'si').map(richText),
    styles: part('styles'),
    from1904: ['1', 'true'].includes(childOf(root, 'workbookPr')?.attributes.date1904 ?? ''),
    coreProperties: readOptionalPart(archive, packageTargets.get('core-properties') ?? 'docProps/core.xml'),
  };
}

function sheetsOf(workbook: XmlNode, parts: ReadonlyMap<string, string>): SheetEntry[] {
  const sheets = childrenOf(childOf(workbook, 'sheets'), 'sheet');
  if (sheets.length > MOST_SHEETS)
    throw new CodedError('file-too-large', { sheets: sheets.length, limit: MOST_SHEETS });
  return sheets.flatMap(({ attributes }, index) => {
    const part = parts.get(attributes.id ?? '');
    if (part === undefined) return [];
    const { name = '', state = 'visible' } = attributes;
    return [{ name: name.trim(), index: index + 1, hidden: state !== 'visible', part }];
  });
}

/** A schema that names another place is how a program that follows it is led outside. None is followed here. */
function refuseOutsideSchemas(archive: Archive, part: string | undefined): void {
  const bytes = part === undefined ? null : archive.read(part);
  if (bytes !== null && /schemaLocation\s*=/.test(new TextDecoder('utf-8').decode(bytes))) {
    throw new CodedError('document-damaged', { reason: 'outside-schema' });
  }
}

/** The text of a shared or inline string: its runs, without the phonetic guides over them. */
export function richText(node: XmlNode): string {
  return node.children
    .filter(({ name }) => name === 't' || name === 'r')
    .map((child) => (child.name === 't' ? textOf(child) : childrenOf(child, 't').map(textOf).join('')))
    .join('');
}
