import { expect, test } from 'vitest';
import { widenQuery } from '../../../../electron/engine/search/widen-query.ts';

const PO = { from: 'PO', to: 'purchase order', origin: 'shipped' } as const;
const IT = { from: 'IT', to: 'information technology', origin: 'text' } as const;
const SYSTEM = { from: '人資系統', to: '人力資源管理系統', origin: 'text' } as const;

test('a short form also looks for the long one, and the model reads both', () => {
  const { widened, alternatives, meaningText } = widenQuery('Do we need a PO for a repair?', [PO]);
  expect(widened).toEqual([{ from: 'PO', to: 'purchase order', origin: 'shipped' }]);
  expect(alternatives.map(({ start, end, terms }) => [start, end, terms.map(({ term }) => term)])).toEqual([
    [13, 15, ['purchase', 'order']],
  ]);
  expect(meaningText).toBe('Do we need a PO (purchase order) for a repair?');
});

test('a long form also looks for the short one', () => {
  const { widened, meaningText } = widenQuery('When is a purchase order needed?', [PO]);
  expect(widened).toEqual([{ from: 'purchase order', to: 'PO', origin: 'shipped' }]);
  expect(meaningText).toBe('When is a purchase order (PO) needed?');
});

test('a query that says both is not widened', () => {
  expect(widenQuery('purchase order (PO)', [PO]).widened).toEqual([]);
});

test.each(['Is policy 7 in force?', 'I repose', 'POS terminals'])('"%s" does not contain PO', (query) => {
  expect(widenQuery(query, [PO]).widened).toEqual([]);
});

test('a short form that is an everyday word in small letters must be printed in capitals', () => {
  expect(widenQuery('Can I take it home?', [IT]).widened).toEqual([]);
  expect(widenQuery('Who runs IT?', [IT]).widened).toHaveLength(1);
});

test('a Chinese name in one script widens by its form in the other', () => {
  expect(widenQuery('人资系统怎么登录', [SYSTEM]).meaningText).toBe('人资系统 (人力資源管理系統)怎么登录');
});

test('no more than eight forms are added', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ ...PO, to: `meaning ${String(index)}` }));
  expect(widenQuery('PO', many).widened).toHaveLength(8);
});
