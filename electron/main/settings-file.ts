import fs from 'node:fs';
import path from 'node:path';
import type { ErrorCode } from '../../shared/app-error.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { DEFAULT_SETTINGS } from '../../shared/default-settings.ts';
import { SETTINGS_SCHEMA, type Settings } from '../../shared/settings.ts';

/** The settings of the main process, kept in one schema-checked JSON file. */
export interface SettingsFile {
  read(): Settings;
  /** Keeps the change on disk before it answers. */
  write(change: SettingsChange): Result<Settings>;
}

/** What is left out, or undefined, stays as it is. */
type SettingsChange = { readonly [Name in keyof Settings]?: Settings[Name] | undefined };

const CODES: Readonly<Record<string, ErrorCode>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EACCES: 'store-read-only',
  EPERM: 'store-read-only',
  EROFS: 'store-read-only',
};

/** A file that cannot be understood is kept beside as `….broken`, and the defaults hold. */
export function openSettingsFile(file: string): SettingsFile {
  let settings = readOrSetAside(file);
  return {
    read: () => settings,
    write(change) {
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      const next: Settings = { ...settings, ...Object.fromEntries(given) };
      try {
        writeAtomically(file, `${JSON.stringify(next, null, 2)}\n`);
      } catch (error) {
        return fail(codeOf(error));
      }
      settings = next;
      return succeed(settings);
    },
  };
}

function readOrSetAside(file: string): Settings {
  if (!fs.existsSync(file)) return DEFAULT_SETTINGS;
  try {
    const content: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    // A file of an older version lacks what came since.
    return SETTINGS_SCHEMA.parse(isObject(content) ? { ...DEFAULT_SETTINGS, ...content } : content);
  } catch {
    fs.renameSync(file, `${file}.broken`);
    return DEFAULT_SETTINGS;
  }
}

function isObject(content: unknown): content is object {
  return typeof content === 'object' && content !== null && !Array.isArray(content);
}

/** Whole or not at all, also when the power fails between the two. */
function writeAtomically(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  fs.writeFileSync(partial, text, { flush: true });
  fs.renameSync(partial, file);
}

function codeOf(error: unknown): ErrorCode {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CODES[code] ?? 'internal';
}
