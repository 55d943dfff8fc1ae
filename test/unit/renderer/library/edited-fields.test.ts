import { expect, test } from 'vitest';
import { changesOf, faultsOf } from '../../../../renderer/library/edited-fields.ts';
import type { DocumentSummary } from '../../../../shared/document.ts';

const DOCUMENT: DocumentSummary = {
  key: 'travel.md',
  title: 'Travel',
  number: 'HR-10',
  owner: null,
  kind: 'policy',
  format: 'markdown',
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
};
const FIELDS = { title: 'Travel', number: 'HR-10', status: 'in-force', from: '2025-01-01', to: '' } as const;

test('a form that was only opened changes nothing', () => {
  expect(changesOf(DOCUMENT, FIELDS)).toEqual({});
});

test('an emptied number is no number, and an emptied day is an open end', () => {
  expect(changesOf(DOCUMENT, { ...FIELDS, number: ' ', from: '' })).toEqual({ number: null, from: null });
});

test('a title is wanted, days are days of the calendar, and the last is not before the first', () => {
  expect(faultsOf(FIELDS)).toEqual({});
  expect(faultsOf({ ...FIELDS, title: ' ' })).toEqual({ title: 'titleMissing' });
  expect(faultsOf({ ...FIELDS, from: '2025-02-30' })).toEqual({ from: 'dateWrong' });
  expect(faultsOf({ ...FIELDS, to: '1 May 2025' })).toEqual({ to: 'dateWrong' });
  expect(faultsOf({ ...FIELDS, to: '2024-12-31' })).toEqual({ to: 'datesReversed' });
});
