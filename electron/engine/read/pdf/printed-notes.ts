import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { TextPiece } from './text-piece.ts';

/**
 * What stands on a printed page beside its content: values of form fields and free text. Comments, links and buttons
 * are left out.
 */
export interface PrintedNote {
  /** Left, lower, right and upper edge in the file's own points. */
  rect: readonly [number, number, number, number];
  lines: string[];
  /** Font size in points; 0 where it fits itself to the field. */
  size: number;
}

interface Annotation {
  annotationType: number;
  annotationFlags?: number;
  pageIndex?: number;
  rect: [number, number, number, number];
  fieldType?: string | null;
  fieldValue?: unknown;
  password?: boolean;
  checkBox?: boolean;
  radioButton?: boolean;
  exportValue?: string;
  buttonValue?: string;
  options?: { exportValue: string; displayValue: string }[];
  contentsObj?: { str: string };
  defaultAppearanceData?: { fontSize?: number };
}

/** Numbers of the annotation types that pdf.js names FREETEXT and WIDGET. */
const FREE_TEXT = 3;
const WIDGET = 20;
/** Bits of an annotation's flags. */
const HIDDEN = 2;
const PRINTED = 4;
const NOT_VIEWED = 32;
/** A form has some hundred fields on a page; more are made by a program to keep readers busy. */
const MOST_NOTES = 2_000;
const CHECKED = '☒';
const USUAL_SIZE = 11;

/** The notes of all pages by page number; none where they cannot be read, which takes nothing from the text. */
export async function readPrintedNotes(pdf: PDFDocumentProxy): Promise<ReadonlyMap<number, PrintedNote[]>> {
  const notes = new Map<number, PrintedNote[]>();
  const found = await pdf.getAnnotationsByType(new Set([FREE_TEXT, WIDGET]), new Set()).catch(() => []);
  for (const annotation of found as Annotation[]) {
    const text = isPrinted(annotation) ? printedText(annotation) : '';
    if (text.trim() === '') continue;
    const page = (annotation.pageIndex ?? 0) + 1;
    const onPage = notes.get(page) ?? [];
    notes.set(page, onPage);
    const size = annotation.defaultAppearanceData?.fontSize ?? 0;
    if (onPage.length < MOST_NOTES) onPage.push({ rect: annotation.rect, lines: text.split(/\r\n?|\n/), size });
  }
  return notes;
}

function isPrinted({ annotationFlags: flags = 0 }: Annotation): boolean {
  return (flags & HIDDEN) === 0 && ((flags & PRINTED) !== 0 || (flags & NOT_VIEWED) === 0);
}

function printedText(annotation: Annotation): string {
  if (annotation.annotationType === FREE_TEXT) return annotation.contentsObj?.str ?? '';
  const { fieldValue, options, password } = annotation;
  if (password === true) return '';
  if (annotation.checkBox === true) return fieldValue === annotation.exportValue ? CHECKED : '';
  if (annotation.radioButton === true) return fieldValue === annotation.buttonValue ? CHECKED : '';
  const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).filter((value) => typeof value === 'string');
  if (annotation.fieldType === 'Tx') return values.join('\n');
  if (annotation.fieldType !== 'Ch') return '';
  return values
    .map((value) => options?.find((option) => option.exportValue === value)?.displayValue ?? value)
    .join('\n');
}

/** The pieces of a page with its notes among them: each after what stands left of it or, failing that, above it. */
export function placeNotes(
  pieces: readonly TextPiece[],
  notes: readonly PrintedNote[],
  toPage: (x: number, y: number) => [x: number, y: number],
): TextPiece[] {
  const placed = [...pieces];
  for (const note of notes) {
    for (const piece of piecesOf(note, toPage)) {
      const index = anchorOf(piece, placed);
      placed.splice(index + 1, 0, { ...piece, tag: placed[index]?.tag ?? null });
    }
  }
  return placed;
}

function piecesOf({ rect, lines, size }: PrintedNote, toPage: (x: number, y: number) => [number, number]): TextPiece[] {
  const [x1, y1] = toPage(rect[0], rect[1]);
  const [x2, y2] = toPage(rect[2], rect[3]);
  const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)];
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  const drawn = size > 0 ? size : Math.min(USUAL_SIZE, height * 0.7);
  // A single line stands in the middle of its field, several begin at its upper edge.
  const first = lines.length === 1 ? top + height / 2 + drawn * 0.35 : top + drawn;
  return lines.map((text, index) => ({
    text,
    x: left + 1,
    baseline: first + index * drawn * 1.2,
    width: Math.min(width, text.length * drawn * 0.5),
    size: drawn,
    font: '',
    angle: 0,
    tag: null,
  }));
}

/** Index of the piece that a note follows; the last one where nothing stands left of it or above it. */
function anchorOf(note: TextPiece, pieces: readonly TextPiece[]): number {
  let best = { index: pieces.length - 1, distance: Infinity };
  for (const [index, piece] of pieces.entries()) {
    if (piece.angle !== 0 || piece.text.trim() === '') continue;
    const down = note.baseline - piece.baseline;
    const right = piece.x + piece.width;
    const isBeside = Math.abs(down) < note.size * 0.8 && piece.x < note.x;
    const isAbove = down > 0 && piece.x < note.x + note.width && note.x < right;
    // What stands on the same line counts before anything above.
    const distance = isBeside ? Math.max(note.x - right, 0) / 1000 : isAbove ? 1 + down : Infinity;
    if (distance <= best.distance && distance < Infinity) best = { index, distance };
  }
  return best.index;
}
