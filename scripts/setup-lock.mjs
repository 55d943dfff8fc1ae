import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { RUNTIME } from './project.mjs';

const LOCK = path.join(RUNTIME, 'setup.lock');

/** Runs `work` while no other set-up of this checkout runs; waits for one that does. */
export async function underLock(work) {
  fs.mkdirSync(RUNTIME, { recursive: true });
  for (let said = false; !tryLock();) {
    if (!said) console.error(`Waiting for another set-up of this checkout (process ${holder()}) to finish.`);
    said = true;
    await wait(500);
  }
  process.on('exit', unlock);
  try {
    return await work();
  } finally {
    unlock();
    process.off('exit', unlock);
  }
}

function tryLock() {
  try {
    fs.writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(holder())) fs.rmSync(LOCK, { force: true });
    return false;
  }
}

function holder() {
  try {
    return Number(fs.readFileSync(LOCK, 'utf8'));
  } catch {
    return 0;
  }
}

/** An empty lock file (0) belongs to a process that is just writing its number. */
function isAlive(pid) {
  if (pid === 0) return Date.now() - (fs.statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? 0) < 5_000;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function unlock() {
  if (holder() === process.pid) fs.rmSync(LOCK, { force: true });
}
