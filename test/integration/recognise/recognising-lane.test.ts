import { expect, onTestFinished, test } from 'vitest';
import { fail } from '../../../shared/result.ts';
import { RecognisingLane } from '../../../electron/engine/jobs/recognising-lane.ts';
import { writeSetting } from '../../../electron/engine/store/settings.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { day, policyOf, save } from '../store/sample-policy.ts';

/** A lane with one page to recognise, whose recogniser works until it is told to stop. */
function laneOverOnePage(before: 'off' | null = null) {
  const store = openTestStore();
  const { document } = policyOf(['Taxi fares are paid.']);
  const problems = [{ code: 'page-no-text', details: { page: 1 } } as const];
  save(store, ['Taxi fares are paid.'], { key: 'scan.pdf', document: { ...document, format: 'pdf', problems } });
  writeSetting(store, 'recognition', before);
  const pages = { begun: 0, ended: 0 };
  const lane = new RecognisingLane(
    {
      store,
      readFile: () => Promise.resolve(fail('internal')),
      tokenCounter: () => Promise.resolve((text: string) => text.length),
      today: () => day('2025-06-01'),
      account: 'tester',
      trainedData: '/nowhere',
      recognisePage: (_request, signal) =>
        new Promise((resolve) => {
          pages.begun += 1;
          signal?.addEventListener('abort', () => {
            pages.ended += 1;
            resolve(fail('cancelled'));
          });
        }),
    },
    () => undefined,
  );
  onTestFinished(() => lane.close());
  return { store, lane, pages };
}

test('a page ends when the computer goes on battery, also after it was told twice that it does not', async () => {
  const { lane, pages } = laneOverOnePage();
  lane.start();
  await expect.poll(() => pages.begun).toBe(1);
  lane.setOnBattery(false);
  lane.setOnBattery(true);
  await expect.poll(() => pages.ended).toBe(1);
});

test('a lane that began while recognition was off works when another process has switched it on', async () => {
  const { store, lane, pages } = laneOverOnePage('off');
  lane.start();
  writeSetting(store, 'recognition', null);
  await expect
    .poll(() => {
      lane.start();
      return pages.begun;
    })
    .toBe(1);
});
