import { expect, test } from 'vitest';
import { namedDocuments } from '../../../../electron/engine/search/named-documents.ts';
import { parseQuery } from '../../../../electron/engine/search/parse-query.ts';
import { termGroups } from '../../../../electron/engine/search/query-terms.ts';

const TITLES = new Map([
  [1, 'Travel policy'],
  [2, 'Travel expenses policy'],
  [3, 'Equipment policy'],
  [4, '差旅費管理辦法'],
]);

function named(query: string) {
  const groups = termGroups(parseQuery(query), [], { passages: 100, frequencyOf: () => 1 });
  return namedDocuments(TITLES, groups);
}

test('a document whose whole title stands in the query is named, one that has more in its title less', () => {
  const found = named('What does the travel policy say of taxis?');
  expect(found.get(1)).toBeCloseTo(1, 9);
  expect(found.get(2) ?? 0).toBeLessThan(0.5);
});

test('what all titles share hardly names one', () => {
  expect(named('Is there a policy for that?').get(3) ?? 0).toBeLessThan(0.05);
});

test('a title is known in the other Chinese script', () => {
  expect(named('差旅费管理办法里怎么说').get(4)).toBeCloseTo(1, 9);
});

test('a query that names no document names none', () => {
  expect(named('How long is the warranty?').size).toBe(0);
});
