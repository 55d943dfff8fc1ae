import type { AppError, ErrorDetails } from './app-error.ts';
import type { ReadingProblem } from './document.ts';
import { formatCalendarDay } from './language-formats.ts';
import type { Language } from './language.ts';
import { LIMITS } from './limits.ts';
import { translatorFor, type Translate } from './messages/messages.ts';
import type { VerifyReport } from './operation-results.ts';
import { PROBLEM_CODES, type ProblemCode } from './document.ts';
import type { DegradedCode, NotSearched } from './search-result.ts';

const BYTES_PER_MEGABYTE = 1024 * 1024;
const MILLISECONDS_PER_SECOND = 1000;

/** Formats of text documents that no reader exists for, as people know them. */
const OFFICE_FORMATS: Readonly<Record<string, string>> = {
  doc: 'DOC',
  rtf: 'RTF',
  odt: 'ODT',
  odp: 'ODP',
  ppt: 'PPT',
  pptx: 'PPTX',
  wps: 'WPS',
  pages: 'Pages',
  'word-xml': 'Word XML',
};

function describeFormat(format: string, say: Translate): string {
  if (format === 'xfa') return say('error.format-xfa');
  const office = OFFICE_FORMATS[format];
  return office === undefined
    ? say('error.format-unsupported')
    : say('error.format-unsupported-office', { format: office });
}

/** A small file may expand to a large one, or hold more cells or sheets than are read: its own size is then not the reason. */
function describeTooLarge({ limit }: ErrorDetails, say: Translate): string {
  if (limit !== undefined && limit !== LIMITS.fileBytes) return say('error.content-too-large');
  return say('error.file-too-large', { megabytes: LIMITS.fileBytes / BYTES_PER_MEGABYTE });
}

/** What happened and what to do, as one or two sentences without the code. */
export function describeError({ code, details }: AppError, language: Language): string {
  const say = translatorFor(language);
  switch (code) {
    case 'file-too-large':
      return describeTooLarge(details, say);
    case 'file-unreadable':
      return say(details['reason'] === 'changed-while-reading' ? 'error.file-changing' : 'error.file-unreadable');
    case 'reader-timeout':
      return say('error.reader-timeout', { seconds: LIMITS.readerTime / MILLISECONDS_PER_SECOND });
    case 'password-required':
      return say(details['reason'] === 'wrong-password' ? 'error.password-wrong' : 'error.password-required');
    case 'format-unsupported':
      return describeFormat(String(details['format']), say);
    case 'csv-damaged':
      return say('error.csv-damaged', { line: Number(details['line']) });
    case 'csv-columns':
    case 'cell-missing':
    case 'cell-invalid':
      return say(`error.${code}`, { column: String(details['column']) });
    case 'kept-too-many':
      return say('error.kept-too-many', { limit: LIMITS.kept });
    default:
      return say(`error.${code}`);
  }
}

/** A part of a document that is not searched, and what to do about it. */
export function describeProblem({ code, details }: ReadingProblem, language: Language): string {
  const say = translatorFor(language);
  switch (code) {
    case 'page-no-text':
    case 'page-garbled':
      return describePages(code, details, say);
    case 'pages-blank':
      return say('problem.pages-blank');
    case 'pages-recognised':
      return say('problem.pages-recognised', {
        count: Number(details['pages'] ?? 1),
        confidence: Number(details['confidence'] ?? 0),
      });
    case 'encoding-guessed':
      return say('problem.encoding-guessed', { encoding: String(details['encoding'] ?? '?') });
    case 'encoding-contradicted':
      return say('problem.encoding-contradicted', {
        declared: String(details['declared'] ?? '?'),
        encoding: String(details['encoding'] ?? '?'),
      });
    case 'text-skipped':
      return say('problem.text-skipped', { count: Number(details['characters'] ?? 1) });
    case 'changes-pending':
      return say('problem.changes-pending', {
        insertions: Number(details['insertions'] ?? 0),
        deletions: Number(details['deletions'] ?? 0),
      });
    case 'part-unread':
      return say('problem.part-unread', { format: String(details['format'] ?? '?') });
    case 'sheets-hidden':
      return say('problem.sheets-hidden', { count: Number(details['sheets'] ?? 1) });
    case 'rows-hidden':
      return say('problem.rows-hidden', { count: Number(details['rows'] ?? 1) });
    case 'columns-hidden':
      return say('problem.columns-hidden', { count: Number(details['columns'] ?? 1) });
  }
}

/** Pages whose text is only in their pictures, and whether that is still to be recognised. */
function describePages(
  code: 'page-no-text' | 'page-garbled',
  details: ReadingProblem['details'],
  say: Translate,
): string {
  const outcome = details['locked'] === true ? '-locked' : details['tried'] === true ? '-unrecognised' : '';
  const pages = Number(details['pages'] ?? 1);
  if (pages > 1) {
    const [first, last] = [String(details['first'] ?? '?'), String(details['last'] ?? '?')];
    const kind = code === 'page-garbled' ? 'pages-garbled' : 'pages-no-text';
    return say(`problem.${kind}${outcome}`, { pages, first, last });
  }
  return say(`problem.${code}${outcome}`, { page: String(details['page'] ?? '?') });
}

/** Why a file, or a part of one, was not searched. */
export function describeNotSearched({ code, details }: Omit<NotSearched, 'file'>, language: Language): string {
  if (code === 'not-in-force') return describeOutOfForce(details, language);
  return isProblemCode(code)
    ? describeProblem({ code, details }, language)
    : describeError({ code, details }, language);
}

function describeOutOfForce({ status, from, to }: NotSearched['details'], language: Language): string {
  const say = translatorFor(language);
  if (status === 'draft') return say('notSearched.draft');
  const first = typeof from === 'string' ? formatCalendarDay(from, language) : null;
  const last = typeof to === 'string' ? formatCalendarDay(to, language) : null;
  if (last === null) return say('notSearched.inForceFrom', { first: first ?? '?' });
  return first === null
    ? say('notSearched.inForceUntil', { last })
    : say('notSearched.inForceBetween', { first, last });
}

function isProblemCode(code: NotSearched['code']): code is ProblemCode {
  return PROBLEM_CODES.some((known) => known === code);
}

/** What an answer does without. */
export function describeDegraded(code: DegradedCode, language: Language): string {
  return translatorFor(language)(`degraded.${code}`);
}

/** What `verify` found wrong, and what to do about it. */
export function describeVerifyProblem({ code }: VerifyReport['problems'][number], language: Language): string {
  return translatorFor(language)(`verify.${code}`);
}
