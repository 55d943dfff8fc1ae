import { describe, expect, test } from 'vitest';
import { arrange, type DocumentColumn } from '../../../../renderer/library/document-order.ts';
import type { DocumentSummary } from '../../../../shared/document.ts';

function document(key: string, rest: Partial<DocumentSummary> = {}): DocumentSummary {
  return {
    key,
    title: key,
    number: null,
    owner: null,
    kind: 'policy',
    format: 'text',
    version: '1',
    sha256: '0',
    status: 'in-force',
    from: '2025-01-01',
    to: null,
    passages: 1,
    embedded: 1,
    pages: null,
    importedAt: 0,
    problems: [],
    ...rest,
  };
}

const DOCUMENTS = [
  document('b.txt', { title: 'Travel', number: 'HR-10', version: '10', passages: 20 }),
  document('a.txt', { title: 'leave', number: 'HR-9', version: '9', pages: 3, status: 'draft' }),
  document('c.txt', {
    title: 'Abroad',
    from: '2024-05-01',
    problems: [{ code: 'page-no-text', details: { page: 1 } }],
  }),
];

function keys(column: DocumentColumn, direction: 'ascending' | 'descending' = 'ascending', filter = ''): string[] {
  return arrange(DOCUMENTS, filter, { column, direction }, 'en').map(({ key }) => key);
}

describe('documents stand', () => {
  test('by title whatever the case of its letters', () => {
    expect(keys('title')).toEqual(['c.txt', 'a.txt', 'b.txt']);
  });

  test('by number as people count, and without one last in both directions', () => {
    expect(keys('number')).toEqual(['a.txt', 'b.txt', 'c.txt']);
    expect(keys('number', 'descending')).toEqual(['b.txt', 'a.txt', 'c.txt']);
  });

  test('by what is counted, equal ones by title', () => {
    expect(keys('passages', 'descending')).toEqual(['b.txt', 'c.txt', 'a.txt']);
    expect(keys('problems', 'descending')).toEqual(['c.txt', 'a.txt', 'b.txt']);
  });

  test('by their first day', () => {
    expect(keys('from')).toEqual(['c.txt', 'a.txt', 'b.txt']);
  });
});

test('a filter leaves the documents that hold all of its words somewhere', () => {
  expect(keys('title', 'ascending', 'hr')).toEqual(['a.txt', 'b.txt']);
  expect(keys('title', 'ascending', 'hr DRAFT')).toEqual(['a.txt']);
  expect(keys('title', 'ascending', 'c.txt')).toEqual(['c.txt']);
  expect(keys('title', 'ascending', 'unheard')).toEqual([]);
});
