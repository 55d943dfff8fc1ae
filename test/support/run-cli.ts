import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './start-test-engine.ts';

export interface CliRun {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  err: string;
}

/** Starts the terminal program as a person does; English unless the environment says otherwise. */
export function startCli(args: readonly string[], environment: Record<string, string> = {}): ChildProcess {
  return spawn(path.join(ROOT, 'bin', 'policy-lookup'), args, {
    env: { ...process.env, LC_ALL: 'C', ...environment, ELECTRON_RUN_AS_NODE: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export function whenEnded(child: ChildProcess): Promise<CliRun> {
  let out = '';
  let err = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      resolve({ code, signal, out, err });
    });
  });
}

export function runCli(args: readonly string[], environment?: Record<string, string>): Promise<CliRun> {
  return whenEnded(startCli(args, environment));
}
