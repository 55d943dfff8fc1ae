import type { OpenedDocument } from '../../../shared/opened-document.ts';
import type { ImportedFile } from '../../../shared/operation-results.ts';
import type { Expectation } from './expectation.ts';

/** What became of one file. */
export interface Attempt {
  imported: ImportedFile;
  /** The stored document; null when it was refused. */
  document: OpenedDocument | null;
  /** Seconds until it was searchable by words. */
  seconds: number;
}

/** The reader was brought down or ran into a limit: never right, whatever the file. */
const READER_DOWN = ['reader-crashed', 'reader-memory', 'reader-timeout', 'internal', 'engine-stopped'];
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/** What is wrong with an attempt, as short sentences; empty when all is as expected. */
export function judge(expected: Expectation, attempt: Attempt): string[] {
  const { code } = attempt.imported;
  if (code !== null && READER_DOWN.includes(code)) return [`ended with ${code}`];
  return [
    ...outcomeFaults(expected, attempt),
    ...contentFaults(expected, attempt.document),
    ...timeFaults(expected, attempt),
  ];
}

function outcomeFaults({ outcome }: Expectation, { imported, document }: Attempt): string[] {
  const { code, problems } = imported;
  const holdsText = document !== null && document.text.trim() !== '';
  switch (outcome) {
    case 'text':
    case 'text-clean':
      return holdsText ? [] : [`should be read, but: ${code ?? 'no text'}`];
    case 'no-text':
      if (code === 'document-no-text' || code === 'file-empty') return [];
      return problems.some((problem) => problem.code === 'page-no-text')
        ? []
        : [`should have no text, but: ${code ?? 'text'}`];
    case 'password':
      return code === 'password-required' ? [] : [`should ask for a password, but: ${code ?? 'was read'}`];
    case 'refuse':
    case 'error':
      return code === null ? ['should be refused, but was read'] : [];
    case 'opens':
      return code === 'password-required' || code === 'document-damaged' ? [`should open, but: ${code}`] : [];
    default:
      return [];
  }
}

function contentFaults(expected: Expectation, document: OpenedDocument | null): string[] {
  if (document === null) return [];
  const text = withoutSpaces(document.text);
  const missing = expected.must_contain.filter((wanted) => !text.includes(withoutSpaces(wanted)));
  const unwanted = expected.must_not_contain.filter((banned) => text.includes(withoutSpaces(banned)));
  const pages = document.pages?.length;
  return [
    ...missing.map((wanted) => `lacks “${wanted}”`),
    ...unwanted.map((banned) => `holds “${banned}”`),
    ...(CONTROL.test(document.text) && expected.outcome === 'text-clean' ? ['holds control characters'] : []),
    ...(expected.pages === undefined || expected.pages === pages
      ? []
      : [`has ${pages ?? 0} pages of ${expected.pages}`]),
  ];
}

function timeFaults({ time_s: limit }: Expectation, { seconds }: Attempt): string[] {
  return limit !== undefined && seconds > limit ? [`took ${seconds.toFixed(1)} s of ${limit}`] : [];
}

/** Spaces and compatibility forms are a reader's own affair. */
function withoutSpaces(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, '');
}
