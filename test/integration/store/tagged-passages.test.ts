import { expect, test } from 'vitest';
import { addTag } from '../../../electron/engine/store/add-tag.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import type { SavedVersion } from '../../../electron/engine/store/save-version.ts';
import { resolveScope } from '../../../electron/engine/store/scope.ts';
import { indexTermsOf } from '../../../electron/engine/text/terms.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { day, save, textsOf, valueOf, type SampleLine } from './sample-policy.ts';

const RULES: SampleLine[] = [
  { text: 'Taxi fares are paid.', clause: '1', tags: ['cab ride', '計程車'] },
  { text: 'Hotels are booked early.', clause: '2', tags: ['cab ride lodging'] },
  { text: 'Trains are paid.', clause: '3' },
];

function tagged(store: Store, { library }: SavedVersion, ...tags: string[]): string[] | string {
  const resolved = resolveScope(store, { libraries: [library.id], tags }, day('2025-07-01'));
  if (!resolved.ok) return resolved.error.code;
  return textsOf(store, resolved.value.filters.get(library.row)?.passages ?? []);
}

function tagByPerson(store: Store, { library, key }: SavedVersion, clauseKey: string, phrasing: string): void {
  const tag = { library, document: key, place: { clauseKey }, phrasing, author: 'Ann', account: 'tester' };
  valueOf(addTag(store, { ...tag, indexTerms: indexTermsOf }));
}

test('an author’s tag is found whole, in other case, width and Chinese script', () => {
  const store = openTestStore();
  const saved = save(store, RULES);
  expect(tagged(store, saved, ' Cab  RIDE')).toEqual(['Taxi fares are paid.']);
  expect(tagged(store, saved, '计程车')).toEqual(['Taxi fares are paid.']);
});

test.each(['cab', 'cab rid_', '%', 'cab ride"', "' OR 1=1 --", '*', '\u0000', 'x'.repeat(500)])(
  'the tag %j is borne by no rule',
  (tag) => {
    const store = openTestStore();
    expect(tagged(store, save(store, RULES), tag)).toBe('tag-unknown');
  },
);

test('several tags mean the rules that bear one of them', () => {
  const store = openTestStore();
  const saved = save(store, RULES);
  expect(tagged(store, saved, 'cab ride', 'cab ride lodging')).toHaveLength(2);
});

test('a person’s phrasing is a tag, in every version that has its rule', () => {
  const store = openTestStore();
  const saved = save(store, RULES);
  tagByPerson(store, saved, '3', 'railway');
  save(store, [{ text: 'Trains of any class are paid.', clause: '3' }], { today: day('2025-06-05') });
  expect(tagged(store, saved, 'Railway')).toEqual(['Trains are paid.', 'Trains of any class are paid.']);
});

test('a person’s phrasing that lost its rule leads nowhere', () => {
  const store = openTestStore();
  const saved = save(store, [{ text: 'Trains are paid.', clause: '3' }]);
  tagByPerson(store, saved, '3', 'railway');
  store.database.prepare('UPDATE phrasing SET clause_key = ?, text_hash = ?').run('9', 'gone');
  expect(tagged(store, saved, 'railway')).toBe('tag-unknown');
});

test('a tag of another library is not borne here', () => {
  const store = openTestStore();
  const saved = save(store, [{ text: 'Trains are paid.', tags: ['railway'] }], { library: 'Other' });
  const { library } = save(store, RULES);
  const scope = { libraries: [library.id, saved.library.id], tags: ['railway'] };
  const { filters } = valueOf(resolveScope(store, scope, day('2025-07-01')));
  expect(filters.get(library.row)?.passages).toEqual([]);
});
