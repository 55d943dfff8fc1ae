import fs from 'node:fs';
import path from 'node:path';
import { startCli, whenEnded } from '../support/run-cli.ts';
import { benchQuestions } from './bench-questions.ts';
import { megabytes } from './measurements.ts';
import { printRow, printSection, tellProgress } from './print-table.ts';

const MOST_MEGABYTES = 600;
/** Milliseconds between two looks at the process. */
const LOOK = 20;

/** Prints the largest resident memory of the terminal program that answers a hundred questions. */
export async function measureTerminalMemory(folder: string, library: string, passages: number): Promise<void> {
  tellProgress('Asking in the terminal.');
  const questions = benchQuestions();
  const file = path.join(folder, 'questions.jsonl');
  fs.writeFileSync(file, questions.map((text, id) => JSON.stringify({ id, text })).join('\n'));
  const child = startCli(['search', '--data', folder, '--library', library, '--queries', file, '--json']);
  let peak = 0;
  const looking = setInterval(() => (peak = Math.max(peak, highWaterMark(child.pid ?? 0))), LOOK);
  const { code, out, err } = await whenEnded(child);
  clearInterval(looking);
  if (code !== 0) throw new Error(`the terminal program ended with ${code}: ${err}`);
  const answers = out.split('\n').filter((line) => line.includes('"hits"')).length;
  printSection(`Terminal program after ${answers} questions to ${passages} passages`);
  printRow('largest resident memory', [megabytes(peak)], `at most ${MOST_MEGABYTES} MB`);
}

/** Bytes; what the system counted as the largest resident size so far. Linux only. */
function highWaterMark(pid: number): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1_024;
  } catch {
    return 0;
  }
}
