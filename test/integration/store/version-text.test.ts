import { expect, test } from 'vitest';
import { versionText } from '../../../electron/engine/store/version-text.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { policyOf, save } from './sample-policy.ts';
import { saveVersion } from '../../../electron/engine/store/save-version.ts';

const TEXT = '# 規則\r\n\r\nFirst rule. 😀\r\n\r\n第二條 規定。\n';

function drafts(spans: [number, number][]) {
  const [sample] = policyOf(['x']).passages;
  if (sample === undefined) throw new Error('no sample');
  return spans.map(([start, end]) => ({ ...sample, start, end, text: TEXT.slice(start, end) }));
}

test.each([
  {
    name: 'passages with text before, between and behind',
    spans: [
      [8, 22],
      [26, 33],
    ],
  },
  { name: 'no passage at all', spans: [] },
  { name: 'one passage of everything', spans: [[0, TEXT.length]] },
  {
    name: 'passages that overlap',
    spans: [
      [0, 20],
      [10, 33],
    ],
  },
] as { name: string; spans: [number, number][] }[])('a text comes back as it was: $name', ({ spans }) => {
  const store = openTestStore();
  const plain = policyOf([]);
  const saved = saveVersion(store, { ...plain, document: { ...plain.document, text: TEXT }, passages: drafts(spans) });
  expect(saved.ok && versionText(store, saved.value.versionRow)).toEqual({ text: TEXT, isUnaltered: true });
});

test('a text of which a passage was altered says so', () => {
  const store = openTestStore();
  const { versionRow } = save(store, ['Taxi fares are paid.', 'Trains are booked early.']);
  store.database.exec("UPDATE passage SET text = 'Taxi fares are free.' WHERE ordinal = 0");
  expect(versionText(store, versionRow)?.isUnaltered).toBe(false);
});
