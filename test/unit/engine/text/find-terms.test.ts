import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { termFinder } from '../../../../electron/engine/text/find-terms.ts';
import { stemOf, termsOf } from '../../../../electron/engine/text/terms.ts';

const word = (printed: string) => ({ printed, stem: stemOf(printed) });
const printed = (term: string) => ({ printed: term, stem: null });

describe('a term is found', () => {
  test.each([
    { name: 'in another ending', text: 'All approvals must be approved.', term: word('approve'), places: [1, 4] },
    { name: 'where its stem ends in i', text: 'We say it is paid when we pay.', term: word('pay'), places: [7] },
    { name: 'in a possessive', text: "the employee's desk", term: word('employee'), places: [1] },
    { name: 'without its accents', text: 'A Café or a cafe.', term: word('cafe'), places: [1, 4] },
    { name: 'as the whole of a word with a hyphen', text: 'Send an e-mail.', term: word('email'), places: [2] },
    { name: 'as a part of a word with a hyphen', text: 'Send an e-mail.', term: word('mail'), places: [3] },
    {
      name: 'in a word divided by a soft hyphen',
      text: 'a price\u00addetermining rule',
      term: word('price'),
      places: [1],
    },
    { name: 'as a number with commas', text: 'Above 1,500.00 or 1500 it is.', term: printed('1500'), places: [1, 3] },
    { name: 'as an amount in words of another language', text: '费用为五百元', term: printed('qn500'), places: [3] },
    { name: 'as a pair of characters', text: '員工請假，員工', term: printed('员工'), places: [0, 4] },
    { name: 'as a pair over a wrapped line', text: '有员\n工', term: printed('员工'), places: [1] },
    { name: 'as a single character', text: '休假与假期', term: printed('假'), places: [1, 3] },
    { name: 'behind Chinese without a space', text: '提交PO單', term: word('po'), places: [2] },
  ])('$name', ({ text, term, places }) => {
    expect(termFinder([term], [])(text)).toEqual([places]);
  });

  test('by the beginning of a word, behind the terms', () => {
    const found = termFinder([word('form')], ['reim'])('Reimbursement needs a form; reimburse it.');
    expect(found).toEqual([[3], [0, 4]]);
  });
});

test.each(['员 工', '员，工', '工员'])('%j holds no pair 员工', (text) => {
  expect(termFinder([printed('员工')], [])(text)).toEqual([[]]);
});

test('every term of a text is found as often as it stands there', () => {
  const pieces = [
    'pay',
    'saying',
    "staff's",
    'e-mail',
    'Œuvre',
    'ties',
    'used',
    '员工',
    '工',
    '\n',
    ' ',
    '-',
    '3,000',
    '五百元',
    '30分钟',
    '$5',
    '半小时',
    '\u00ad',
    'é',
    '😀',
    '한국',
    'ー',
    '’',
    '.',
    '(a)',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (parts) => {
      const text = parts.join('');
      const terms = termsOf(text).map(({ term, kind }) => {
        return { printed: term, stem: kind === 'word' || kind === 'part' ? stemOf(term) : null };
      });
      const nameOf = ({ printed: term, stem }: (typeof terms)[number]) => (stem === null ? term : `stem ${stem}`);
      const distinct = [...new Map(terms.map((term) => [nameOf(term), term])).values()];
      const found = termFinder(distinct, [])(text);
      const standing = distinct.map((one) => terms.filter((term) => nameOf(term) === nameOf(one)).length);
      expect(found.map(({ length }) => length)).toEqual(standing);
    }),
    { numRuns: 2_000 },
  );
});
