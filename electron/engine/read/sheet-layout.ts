import { fieldNamed } from './document-fields.ts';

/** What the rows of a sheet are; indexes into its rows. */
export interface SheetLayout {
  /** Rows that stand above the table with a single cell: the first is the sheet's title. */
  titles: ReadonlySet<number>;
  /** Row with the names of the columns; null when there is none. */
  header: number | null;
}

/** Rows in which the names of the columns are looked for: above them stand titles and a few fields. */
const HEADER_WITHIN = 20;
/** UTF-16 units. A longer cell is no name of a column. */
const LONGEST_NAME = 60;
/** Of the columns that rows have: a header names nearly all of them. */
const NAMED_SHARE = 0.6;

/** Finds titles and header of a sheet. `rows`: trimmed cells of the rows that hold anything. */
export function layoutOf(rows: readonly (readonly string[])[]): SheetLayout {
  const filled = rows.map((cells) => cells.filter((cell) => cell !== '').length);
  const width = filled.reduce((most, count) => Math.max(most, count), 0);
  if (width < 2) return { titles: new Set(), header: null };
  const first = filled.findIndex((count) => count >= Math.max(2, width * NAMED_SHARE));
  const isHeader = first < Math.min(HEADER_WITHIN, rows.length - 1) && namesColumns(rows[first] ?? []);
  const header = isHeader && !isListOfFields(rows) ? first : null;
  const titles = new Set<number>();
  for (let row = 0; row < first && filled[row] === 1; row++) titles.add(row);
  return { titles, header };
}

function namesColumns(cells: readonly string[]): boolean {
  const names = cells.filter((cell) => cell !== '');
  return new Set(names).size === names.length && names.every(isColumnName);
}

function isColumnName(cell: string): boolean {
  if (cell.length > LONGEST_NAME || /[.。!！；;]$/.test(cell)) return false;
  return /\p{L}/u.test(cell) && !/^\p{Lu}[\p{Lu}-]*-?\d/u.test(cell);
}

/** "Owner | People team" over "Version | 3.1": the first column names fields, no row names columns. */
function isListOfFields(rows: readonly (readonly string[])[]): boolean {
  return (
    rows.length > 1 &&
    rows
      .slice(0, 2)
      .every(([label = '', ...rest]) => fieldNamed(label) !== null && rest.every((cell) => fieldNamed(cell) === null))
  );
}
