import { format, getFormatFromId, isDateFormat } from 'numfmt';
import { childOf, childrenOf, toInteger, type XmlNode } from '../office/xml-tree.ts';

/** A cell's number as the workbook shows it. `style`: index of its cell format. */
export type ShowNumber = (value: number, style: number | undefined) => string;

/** Days between the two beginnings of time. */
const DAYS_TO_1904 = 1_462;

/** Reads the patterns of a workbook's styles. */
export function numberShower(styles: XmlNode | null, from1904: boolean): ShowNumber {
  const own = new Map<number, string>();
  for (const { attributes } of childrenOf(childOf(styles ?? undefined, 'numFmts'), 'numFmt')) {
    const id = toInteger(attributes.numFmtId);
    if (id !== undefined && attributes.formatCode !== undefined) own.set(id, attributes.formatCode);
  }
  const patterns = childrenOf(childOf(styles ?? undefined, 'cellXfs'), 'xf').map(({ attributes }) => {
    const id = toInteger(attributes.numFmtId) ?? 0;
    return own.get(id) ?? builtIn(id);
  });
  return (value, style) => show(value, patterns[style ?? 0] ?? 'General', from1904);
}

/** "The short date of the system" as ISO 8601, since another system would read 3/4/2025 the other way round. */
function builtIn(id: number): string {
  return getFormatFromId(id).replace('m/d/yyyy', 'yyyy-mm-dd');
}

/** [h]:mm counts hours from nothing, so it is the same whatever day the calendar begins with. */
const ELAPSED = /\[[hms]+\]/i;

function show(value: number, pattern: string, from1904: boolean): string {
  try {
    const isMoment = isDateFormat(pattern) && !ELAPSED.test(pattern);
    const moved = from1904 && isMoment ? value + DAYS_TO_1904 : value;
    return format(pattern, moved, { nbsp: false }).trim();
  } catch {
    // A pattern that no program understands; the number itself is right in any case.
    return String(value);
  }
}
