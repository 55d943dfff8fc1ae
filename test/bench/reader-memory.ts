import fs from 'node:fs';
import path from 'node:path';
import { createReaderHost } from '../../electron/client/reader-host.ts';
import { spawnReader } from '../../electron/client/spawn-reader.ts';
import { ROOT } from '../support/start-test-engine.ts';
import { PAGES } from './long-documents.ts';
import { megabytes } from './measurements.ts';
import { printRow, printSection, tellProgress } from './print-table.ts';

/** The most memory that the reader process holds while it reads a long PDF. Linux only. */
export async function printReaderMemory(file: string): Promise<void> {
  tellProgress('Weighing the reader process.');
  const reader = spawnReader(path.join(ROOT, 'dist', 'node', 'reader.js'));
  const host = createReaderHost(() => reader);
  const reply = await host.read({ file, fileName: path.basename(file) });
  const most = peakMemory(reader.pid ?? 0);
  host.close();
  printSection(`Reader process, PDF of ${PAGES} pages`);
  printRow('most resident memory', [megabytes(most)], 'under 500 MB');
  if (!reply.ok) printRow('but the reading ended with', [reply.error.code]);
}

/** Bytes: the high-water mark that the system keeps. */
function peakMemory(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'latin1');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
}
