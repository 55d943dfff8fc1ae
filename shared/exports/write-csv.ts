import { formatCitation } from '../citation.ts';
import { formatDeepLink } from '../deep-link.ts';
import { withoutControls } from '../escape-html.ts';
import type { Language } from '../language.ts';
import { translatorFor } from '../messages/messages.ts';
import type { ReadPlace } from '../operation-results.ts';
import { headOf, type ExportedPlaces } from './exported-places.ts';

/** Without it Excel reads UTF-8 as the code page of the system. */
const BYTE_ORDER_MARK = '\ufeff';

/** A spreadsheet would compute a cell that begins so; the full-width signs are the same to a Chinese or Japanese one. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** One line for each rule (RFC 4180); the head stands beside each, since a table begins with its columns. */
export function writeCsv(exported: ExportedPlaces, language: Language): string {
  const say = translatorFor(language);
  const head = headOf(exported, language);
  const columns = [
    ...[say('export.text'), say('export.citation'), say('export.library'), say('export.document')],
    ...[say('export.clause'), say('export.version'), say('export.state'), say('export.from'), say('export.to')],
    ...['SHA-256', say('export.link')],
  ];
  const lines = [
    [...columns, ...head.map(({ name }) => name)],
    ...exported.places.map((place) => [...cellsOf(place, language), ...head.map(({ value }) => value)]),
  ];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function cellsOf(place: ReadPlace, language: Language): string[] {
  const { version } = place;
  return [
    ...[place.text, formatCitation(place, language), place.library, place.document.title],
    ...[place.clause ?? '', version.label, translatorFor(language)(`status.${version.status}`)],
    ...[version.from ?? '', version.to ?? '', version.sha256, formatDeepLink(place.reference)],
  ];
}

function writeCell(value: string): string {
  const text = withoutControls(value);
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
}
