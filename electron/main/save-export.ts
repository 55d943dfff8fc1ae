import { dialog, type BrowserWindow } from 'electron';
import fs from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_WRITERS, type ExportFormat } from '../../shared/exports/export-writers.ts';
import type { Translate } from '../../shared/messages/messages.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';

/** Asks where an export is to lie; null when the person gave it up. */
export async function chooseExportTarget(
  window: BrowserWindow,
  format: ExportFormat,
  say: Translate,
): Promise<string | null> {
  const { extension } = EXPORT_WRITERS[format];
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title: say('export.dialog'),
    defaultPath: `${say('export.fileName')}.${extension}`,
    filters: [{ name: say(`export.${format}`), extensions: [extension] }],
  });
  if (canceled || filePath === '') return null;
  return path.extname(filePath) === '' ? `${filePath}.${extension}` : filePath;
}

/** Errors: `disk-full`, `file-unwritable`. */
export async function writeExport(file: string, content: string | Uint8Array): Promise<Result<{ name: string }>> {
  try {
    await fs.writeFile(file, content);
    return succeed({ name: path.basename(file) });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return fail(code === 'ENOSPC' || code === 'EDQUOT' ? 'disk-full' : 'file-unwritable');
  }
}
