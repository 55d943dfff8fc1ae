import { describe, expect, it } from 'vitest';
import { foldName, type Nameable } from '../../../../renderer/search/name-matching.ts';
import { readTypedFilters } from '../../../../renderer/search/typed-filters.ts';

function nameable(part: Nameable['choice']['part'], value: string, ...names: string[]): Nameable {
  return { choice: { part, value }, names: names.map(foldName) };
}

const NAMES = [
  nameable('libraries', 'cedar', 'Cedar Ridge'),
  nameable('libraries', 'handbook', '員工手冊'),
  nameable('documents', 'purchasing-policy.md', 'Purchasing policy', 'purchasing-policy.md', 'FIN-004'),
  nameable('documents', 'leave.docx', 'Leave and time off', 'leave.docx'),
  nameable('documents', 'leave-abroad.md', 'Leave abroad', 'leave-abroad.md'),
  nameable('sections', 'Leave > Sick leave', 'Leave > Sick leave', 'Sick leave'),
];

const read = (text: string, isFinal = false) => readTypedFilters(text, NAMES, isFinal);
const choicesOf = (text: string, isFinal = false) =>
  read(text, isFinal).choices.map(({ part, value }) => `${part} ${value}`);

describe('a filter typed in the box', () => {
  it.each([
    ['in:"Purchasing policy" repair', 'documents purchasing-policy.md'],
    ['in:Purchasing policy repair', 'documents purchasing-policy.md'],
    ['in:purchasing repair', 'documents purchasing-policy.md'],
    ['IN:FIN-004 repair', 'documents purchasing-policy.md'],
    ['in：cedar repair', 'libraries cedar'],
    ['in: cedar repair', 'libraries cedar'],
    ['in:"sick leave" repair', 'sections Leave > Sick leave'],
    ['在：員工手冊 repair', 'libraries handbook'],
    ['於:「員工手冊」 repair', 'libraries handbook'],
    ['于：员工 在:cedar repair', 'libraries cedar'],
  ])('narrows to what %s names', (text, choice) => {
    expect(choicesOf(text)).toEqual([choice]);
    expect(read(text).asked).toMatch(/repair$/);
  });

  it('leaves the words around it as the question', () => {
    expect(read('repair in:cedar of a truck').rest).toBe('repair of a truck');
  });

  it('is not asked while its name may still go on, and says what it would narrow to', () => {
    const { asked, rest, choices, pending } = read('repair in:purchasing p');
    expect({ asked, rest, choices }).toEqual({ asked: 'repair', rest: 'repair in:purchasing p', choices: [] });
    expect(pending?.choices).toEqual([{ part: 'documents', value: 'purchasing-policy.md' }]);
  });

  it('is complete when what follows continues no name', () => {
    const { rest, choices } = read('in:purchasing pe');
    expect({ rest, choices }).toEqual({ rest: 'pe', choices: [{ part: 'documents', value: 'purchasing-policy.md' }] });
  });

  it('is complete at once when the person says so', () => {
    expect(choicesOf('repair in:purchasing', true)).toEqual(['documents purchasing-policy.md']);
    expect(choicesOf('repair in:"cedar', true)).toEqual(['libraries cedar']);
  });

  it('stays words when nothing bears the name', () => {
    expect(read('in:vehicles repair')).toEqual({
      rest: 'in:vehicles repair',
      asked: 'in:vehicles repair',
      choices: [],
      pending: null,
      unused: [{ typed: 'in:vehicles', reason: 'unknown' }],
    });
  });

  it('stays words when more than one name fits', () => {
    expect(read('in:leave x').unused).toEqual([{ typed: 'in:leave', reason: 'several' }]);
  });

  it('is no filter inside a word or a sentence', () => {
    for (const text of ['關於：請假', 'within:cedar', 'what is in the policy']) expect(read(text).asked).toBe(text);
  });

  it('takes several filters out of one question', () => {
    const { rest, choices } = read('in:cedar before:2025-01-01 repair');
    expect(rest).toBe('repair');
    expect(choices).toEqual([
      { part: 'libraries', value: 'cedar' },
      { part: 'asOf', value: '2024-12-31' },
    ]);
  });
});

describe('before: with a day', () => {
  it.each([
    ['before:2025-03-01', '2025-02-28'],
    ['before：2025/3/1 x', '2025-02-28'],
    ['早於：2025年3月1日', '2025-02-28'],
    ['早于:2025-03-01', '2025-02-28'],
  ])('%s asks for the rules of the day that went before', (text, day) => {
    expect(read(text).choices).toEqual([{ part: 'asOf', value: day }]);
  });

  it.each(['before:', 'before:2025', 'before:2025-03', 'before:2025-3-1'])('%s is not asked yet', (text) => {
    const { asked, pending } = read(`repair ${text}`);
    expect({ asked, isPending: pending !== null }).toEqual({ asked: 'repair', isPending: true });
  });

  it.each(['before:2025-02-30', 'before:lunch'])('%s stays words, since that is no day', (text) => {
    const { asked, unused } = read(`${text} x`);
    expect({ asked, unused }).toEqual({ asked: `${text} x`, unused: [{ typed: text, reason: 'no-day' }] });
  });
});
