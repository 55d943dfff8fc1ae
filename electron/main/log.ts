import fs from 'node:fs';
import path from 'node:path';
import type { ErrorDetails } from '../../shared/app-error.ts';

/** The local log. Events and codes only: never policy text, never a query. */
export interface Log {
  write(event: string, details?: ErrorDetails): void;
}

/** Bytes after which the file becomes `….old` and a new one begins: a year of ordinary days. */
const FULL = 1_000_000;

/** A log that cannot be written is no reason to stop: the line is lost. */
export function openLog(file: string): Log {
  return {
    write(event, details = {}) {
      const line = `${new Date().toISOString()} ${event} ${JSON.stringify(details)}\n`;
      try {
        fs.mkdirSync(path.dirname(file), { recursive: true });
        if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > FULL) fs.renameSync(file, `${file}.old`);
        fs.appendFileSync(file, line);
      } catch {
        // Full or read-only disk.
      }
    },
  };
}
