import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { referencesIn } from '../../../../electron/engine/text/references.ts';

/** Printed words and key of each clause that a rule names by number. */
function numbersIn(rule: string): [string, string][] {
  return referencesIn(rule).flatMap((reference) =>
    reference.type === 'number'
      ? [[rule.slice(reference.start, reference.end), reference.key] as [string, string]]
      : [],
  );
}

describe('a rule names other clauses', () => {
  test.each<[string, [string, string][]]>([
    ['Leave is described in Section 4.2(b).', [['Section 4.2(b)', '4.2.b']]],
    ['Ask first (see 4.2).', [['4.2', '4.2']]],
    [
      'It is paid under Section 4.2(b) and clause 7.',
      [
        ['Section 4.2(b)', '4.2.b'],
        ['clause 7', '7'],
      ],
    ],
    [
      'Clauses 3 to 5 do not apply.',
      [
        ['Clauses 3', '3'],
        ['5', '5'],
      ],
    ],
    [
      'Sections 3.1, 3.2 and 4 apply.',
      [
        ['Sections 3.1', '3.1'],
        ['3.2', '3.2'],
        ['4', '4'],
      ],
    ],
    [
      'The forms of Section 4.2(a) and (b) are used.',
      [
        ['Section 4.2(a)', '4.2.a'],
        ['(b)', '4.2.b'],
      ],
    ],
    ['As in paragraph (a) above, ask first.', [['paragraph (a)', 'a']]],
    ['The list in Appendix A counts.', [['Appendix A', 'appendixa']]],
    [
      'Chapters 3 and 4 apply.',
      [
        ['Chapters 3', 'chapter3'],
        ['4', 'chapter4'],
      ],
    ],
    ['The notice of § 12 is enough.', [['§ 12', '12']]],
    ['"Gift" has the meaning given in 3.1.', [['3.1', '3.1']]],
    [
      'Use the forms specified in 4.2 or listed in 4.3.',
      [
        ['4.2', '4.2'],
        ['4.3', '4.3'],
      ],
    ],
    ['Except as provided in 4.2, ask first.', [['4.2', '4.2']]],
    ['Except as provided for in 4.2, ask first.', [['4.2', '4.2']]],
    ['Follow the steps set out in 4.2(b).', [['4.2(b)', '4.2.b']]],
    ['As described in 4.2 above, ask first.', [['4.2', '4.2']]],
    ['Claims are paid in accordance with 4.2.', [['4.2', '4.2']]],
    ['按照第十二條辦理。', [['第十二條', '12']]],
    ['依照4.2規定辦理。', [['4.2', '4.2']]],
    ['根據 4.2 之規定辦理。', [['4.2', '4.2']]],
    ['根据4.2执行。', [['4.2', '4.2']]],
    [
      '比照4.2.1辦理，詳見5.3。',
      [
        ['4.2.1', '4.2.1'],
        ['5.3', '5.3'],
      ],
    ],
    ['Declare it as R-10 says.', [['R-10', 'r10']]],
    ['Pay as COMP-001 says.', [['COMP-001', 'comp001']]],
    ['依第十二條辦理。', [['第十二條', '12']]],
    [
      '第十二条至第十四条的规定适用。',
      [
        ['第十二条', '12'],
        ['第十四条', '14'],
      ],
    ],
    [
      '違反第三條第一項、第二項或第五條者，解僱之。',
      [
        ['第三條第一項', '3.1'],
        ['第二項', '3.2'],
        ['第五條', '5'],
      ],
    ],
    [
      '詳附件一及附錄A。',
      [
        ['附件一', 'appendix1'],
        ['附錄A', 'appendixa'],
      ],
    ],
    ['依第八十四條之一約定。', [['第八十四條之一', '84-1']]],
  ])('%s', (rule, expected) => {
    expect(numbersIn(rule)).toEqual(expected);
  });

  test.each<[string, string, object]>([
    ['違反前條規定者，免職。', '前條', { place: 'before', steps: 1, unit: '条', parts: [] }],
    ['次條第一項之期間為三日。', '次條第一項', { place: 'after', parts: ['1'] }],
    ['前二項之期間為三日。', '前二項', { place: 'before', steps: 2, unit: '项' }],
    ['依前項第三款辦理。', '前項第三款', { place: 'before', unit: '项', parts: ['3'] }],
    ['依本條第二項辦理。', '本條第二項', { place: 'this', parts: ['2'] }],
    ['次條之規定準用之。', '次條', { place: 'after', steps: 1 }],
    ['The preceding section applies.', 'preceding section', { place: 'before', unit: 'clause' }],
  ])('by its place: %s', (rule, printed, expected) => {
    const [reference, ...others] = referencesIn(rule);
    expect(others).toEqual([]);
    expect(reference).toMatchObject({ type: 'place', ...expected });
    expect(rule.slice(reference?.start, reference?.end)).toBe(printed);
  });
});

test('a list goes on with the words for a place', () => {
  const references = referencesIn('不受前條第二項至第四項之限制。');
  expect(references.map((one) => (one.type === 'place' ? [one.place, one.parts] : []))).toEqual([
    ['before', ['2']],
    ['before', ['4']],
  ]);
});

describe('a clause of another document is known as such', () => {
  test.each<[string, string | null]>([
    ['Section 3 of the Travel Policy applies.', 'Travel Policy'],
    ['Section 3 of the travel policy applies.', 'travel policy'],
    ['Article 6 of Regulation (EU) 2016/679 applies.', 'Regulation'],
    ['The Travel Policy, Section 3, applies.', 'Travel Policy'],
    ['Section 3 of this policy applies.', null],
    ['Section 3 of the Policy applies.', null],
    ['As the rules in Section 3 say.', null],
    ['按照《差旅管理办法》第十二条办理。', '差旅管理办法'],
    ['依勞動基準法第三十條辦理。', '勞動基準法'],
    ['依本辦法第三條辦理。', '本辦法'],
    ['根据《本办法》第三条办理。', '本办法'],
  ])('%s', (rule, document) => {
    expect(referencesIn(rule).map((reference) => (reference.type === 'number' ? reference.document : ''))).toEqual([
      document,
    ]);
  });

  test('in the whole list', () => {
    const documents = referencesIn('依勞動基準法第三十條、第三十二條辦理。').map(
      (one) => one.type === 'number' && one.document,
    );
    expect(documents).toEqual(['勞動基準法', '勞動基準法']);
  });
});

test.each([
  '4.2 Employees ask first.',
  '第三條 員工請假應填假單。',
  'Pay 3.5% within 30 days.',
  'See 3 examples below.',
  'Windows 10 is needed.',
  '第一時間通知主管。',
  '第三人不得主張。',
  '本條例所定事項。',
  '同條件者抽籤。',
  'They may take part in it.',
  'This section applies to all.',
  'Payment is due per 30 days.',
  'under 18.5 hours',
  'The budget given in 3.5 million lots is spent.',
  '依照2.5倍計算。',
  '根據3.5%的利率計算。',
  '按1.5小時計。',
])('%s names no clause', (rule) => {
  expect(referencesIn(rule)).toEqual([]);
});

test('of any text, in order and inside it', () => {
  const pieces = fc.constantFrom(
    '第',
    '三',
    '條',
    '、',
    'Section ',
    '4.2',
    '(b)',
    ' and ',
    '前',
    '項',
    'of the ',
    'Policy',
    '《',
    '》',
    '🙂',
    '\ud800',
  );
  fc.assert(
    fc.property(fc.string({ unit: pieces, maxLength: 60 }), (text) => {
      let end = 0;
      for (const reference of referencesIn(text)) {
        expect(reference.start).toBeGreaterThanOrEqual(end);
        expect(reference.end).toBeGreaterThan(reference.start);
        end = reference.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 300 },
  );
});
