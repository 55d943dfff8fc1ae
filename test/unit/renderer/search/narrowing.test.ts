import { describe, expect, it } from 'vitest';
import {
  narrowingOf,
  scopeOf,
  without,
  withChoices,
  withValues,
  type Narrowing,
} from '../../../../renderer/search/narrowing.ts';
import { vanishedChoice } from '../../../../renderer/search/vanished-choice.ts';
import type { Scope } from '../../../../shared/scope.ts';

const NARROWING: Narrowing = [
  { part: 'documents', value: 'leave.md' },
  { part: 'asOf', value: '2025-03-31' },
  { part: 'documents', value: 'travel.md' },
];

describe('what narrows a search', () => {
  it('is left out of the scope where nothing is chosen', () => {
    expect(scopeOf(['one'], [])).toEqual({ libraries: ['one'] });
  });

  it('stands in the part of the scope that it belongs to', () => {
    expect(scopeOf(['one'], NARROWING)).toEqual({
      libraries: ['one'],
      documents: ['leave.md', 'travel.md'],
      asOf: '2025-03-31',
    });
  });

  it('puts a typed library in the place of those that are chosen', () => {
    expect(scopeOf(['one', 'two'], [{ part: 'libraries', value: 'three' }])).toEqual({ libraries: ['three'] });
  });

  it('makes no scope without a library', () => {
    expect(scopeOf([], NARROWING)).toBeNull();
  });

  it('keeps the order in which it was chosen, so that the last can be taken away', () => {
    const more = withValues(NARROWING, 'documents', ['travel.md', 'safety.md']);
    expect(more.map(({ value }) => value)).toEqual(['2025-03-31', 'travel.md', 'safety.md']);
  });

  it('knows one day at a time', () => {
    const later = withChoices(NARROWING, [{ part: 'asOf', value: '2026-01-01' }]);
    expect(later.filter(({ part }) => part === 'asOf')).toEqual([{ part: 'asOf', value: '2026-01-01' }]);
  });

  it('loses exactly what is taken away', () => {
    expect(without(NARROWING, { part: 'asOf', value: '2025-03-31' }).map(({ value }) => value)).toEqual([
      'leave.md',
      'travel.md',
    ]);
  });

  it('comes back from the scope of a question that was asked before', () => {
    const scope: Scope = { libraries: ['one'], statuses: ['superseded'], sections: ['Leave'], tags: ['po'] };
    expect(scopeOf(['one'], narrowingOf(scope))).toEqual(scope);
  });
});

describe('an error that names a part of the scope', () => {
  it('leads to the choice that is not there any more', () => {
    const error = { code: 'document-unknown', details: { document: 'travel.md' } } as const;
    expect(vanishedChoice(error, NARROWING)).toEqual({ part: 'documents', value: 'travel.md' });
  });

  it('leads to none when the search failed for another reason', () => {
    expect(vanishedChoice({ code: 'store-damaged', details: {} }, NARROWING)).toBeNull();
  });
});
