import type { Diagnostics } from '../../shared/desktop-operations.ts';
import { formatList, formatSize } from '../../shared/language-formats.ts';
import type { Language } from '../../shared/language.ts';
import { translatorFor } from '../../shared/messages/messages.ts';
import type { AppStatus, VerifyReport } from '../../shared/operation-results.ts';

/** One line of the diagnostics: its name and its value. */
export type DiagnosticsLine = readonly [name: string, value: string];

/**
 * What helps whoever helps the person. Folders are left out with the names of people in them; so is everything that policies
 * say or are called.
 */
export function diagnosticsLines(
  facts: Diagnostics,
  status: AppStatus | null,
  health: VerifyReport | null,
  language: Language,
): DiagnosticsLine[] {
  const say = translatorFor(language);
  const lines: DiagnosticsLine[] = [
    [say('app.name'), facts.program],
    ['Electron', facts.electron],
    ['Chromium', facts.chromium],
    ['Node', facts.node],
    ['SQLite', facts.sqlite],
    [say('settings.system'), facts.system],
    [say('settings.model'), facts.model.id],
    [say('settings.storeSize'), formatSize(facts.storeBytes, language)],
    [say('settings.indexHealth'), healthWords(health, language)],
  ];
  if (!status) return lines;
  const { embedded, passages } = status;
  return [
    ...lines,
    [say('settings.modelState'), say(`settings.modelState.${status.model.state}`)],
    [say('library.meaning'), say('library.meaningShare', { embedded, passages })],
  ];
}

/** The same as one text to pass on. */
export function diagnosticsReport(lines: readonly DiagnosticsLine[]): string {
  return lines.map(([name, value]) => `${name}: ${value}`).join('\n');
}

function healthWords(health: VerifyReport | null, language: Language): string {
  const say = translatorFor(language);
  if (!health) return say('settings.indexUnchecked');
  if (health.ok) return say('settings.indexWhole');
  const codes = [...new Set(health.problems.map(({ code }) => code))];
  return say('settings.indexBroken', { codes: formatList(codes, language) });
}
