import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runsOnBattery } from '../../../electron/client/power-source.ts';
import { makeTestFolder } from '../../support/open-test-store.ts';

/** A folder such as Linux's /sys/class/power_supply. */
function supplies(given: Record<string, Record<string, string>>): string {
  const folder = makeTestFolder();
  for (const [name, facts] of Object.entries(given)) {
    fs.mkdirSync(path.join(folder, name));
    for (const [fact, value] of Object.entries(facts)) fs.writeFileSync(path.join(folder, name, fact), `${value}\n`);
  }
  return folder;
}

const DRAINING = { type: 'Battery', status: 'Discharging' };

test.each([
  ['an unplugged notebook', { AC: { type: 'Mains', online: '0' }, BAT0: DRAINING }, true],
  ['a plugged notebook', { AC: { type: 'Mains', online: '1' }, BAT0: { type: 'Battery', status: 'Charging' } }, false],
  ['a notebook on a weak charger', { C: { type: 'USB', online: '1' }, BAT0: DRAINING }, false],
  ['a desktop with a mouse of its own', { mouse: { ...DRAINING, scope: 'Device' } }, false],
  ['a desktop', {}, false],
])('%s', (_name, given, expected) => {
  expect(runsOnBattery(supplies(given))).toBe(expected);
});

test('a computer that tells nothing is not on battery', () => {
  expect(runsOnBattery('/nowhere/power_supply')).toBe(false);
});
