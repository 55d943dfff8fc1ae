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

test('a form inside a longer one that is found is passed over', () => {
  const list = [
    { from: 'sick leave', to: 'sick days', origin: 'shipped' },
    { from: 'leave', to: 'absence', origin: 'shipped' },
  ] as const;
  expect(widenQuery('How long is sick leave?', list).widened.map(({ to }) => to)).toEqual(['sick days']);
});

test.each([
  ['員工資料怎麼保存', 0],
  ['工資何時發放', 1],
  ['我的工資', 1],
])('%s: a Chinese form that stands across two words by chance is none', (query, count) => {
  const list = [{ from: '工資', to: '薪水', origin: 'shipped' }] as const;
  expect(widenQuery(query, list).widened).toHaveLength(count);
});

test('a form in both Chinese scripts is one', () => {
  const list = [
    { from: 'maternity leave', to: '產假', origin: 'shipped' },
    { from: 'maternity leave', to: '产假', origin: 'shipped' },
  ] as const;
  expect(widenQuery('maternity leave', list).widened).toHaveLength(1);
});

test('the unit of an amount is no short form', () => {
  const list = [{ from: 'HR', to: 'human resources', origin: 'shipped' }] as const;
  expect(widenQuery('reply within 24 hr', list).widened).toEqual([]);
  expect(widenQuery('who is in hr', list).widened).toHaveLength(1);
});

test("what the library's people and texts say comes before the shipped list", () => {
  const shipped = Array.from({ length: 9 }, (_, index) => ({ ...PO, to: `meaning ${String(index)}` }));
  const own = { from: 'PO', to: 'post office', origin: 'person' } as const;
  expect(widenQuery('PO', [...shipped, own]).widened[0]?.to).toBe('post office');
});

test('a synonym counts a little less than the word, the long form of a short one as much', () => {
  const synonym = { from: 'boss', to: 'supervisor', origin: 'shipped' } as const;
  const { alternatives } = widenQuery('May my boss sign a PO?', [PO, synonym]);
  expect(alternatives.map(({ weight, isTermOfArt }) => [weight < 1, isTermOfArt])).toEqual([
    [false, true],
    [true, false],
  ]);
});
