import fs from 'node:fs';
import path from 'node:path';

const SUPPLIES = '/sys/class/power_supply';
/** Milliseconds between two looks: a page is two seconds of work, and a plug is not pulled often. */
const INTERVAL = 30_000;

/** Whether this computer runs on its battery, as Linux tells; false where it tells nothing or where there is none. */
export function runsOnBattery(folder: string = SUPPLIES): boolean {
  const supplies = namesIn(folder).map((name) => (fact: string) => factOf(path.join(folder, name, fact)));
  const isPlugged = supplies.some((supply) => supply('type') !== 'Battery' && supply('online') === '1');
  // A mouse and a keyboard have batteries of their own.
  const drains = supplies.some(
    (supply) => supply('type') === 'Battery' && supply('scope') !== 'Device' && supply('status') === 'Discharging',
  );
  return drains && !isPlugged;
}

/** Tells the power source now and whenever it is another one; the returned function ends that. */
export function watchPowerSource(isOnBattery: () => boolean, tell: (onBattery: boolean) => void): () => void {
  let last = isOnBattery();
  tell(last);
  const timer = setInterval(() => {
    const now = isOnBattery();
    if (now !== last) tell(now);
    last = now;
  }, INTERVAL);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

function factOf(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
