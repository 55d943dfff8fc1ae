import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partsNumber, sentencesOf } from '../../../../electron/engine/text/sentences.ts';

function textsOf(text: string): string[] {
  return sentencesOf(text).map(({ start, end }) => text.slice(start, end));
}

describe('sentences', () => {
  test.each<[string, string[]]>([
    ['Ask first. Then go.', ['Ask first.', 'Then go.']],
    ['Above $500.00 ask first. Below it go.', ['Above $500.00 ask first.', 'Below it go.']],
    ['Clause 4.2 applies, e.g. to repairs. Not to rent.', ['Clause 4.2 applies, e.g. to repairs.', 'Not to rent.']],
    ['See No. 5 first. The answer is no. Ask again.', ['See No. 5 first.', 'The answer is no.', 'Ask again.']],
    ['5. Ask first.', ['5. Ask first.']],
    ['Is it paid? Yes! (Always.) Ask.', ['Is it paid?', 'Yes!', '(Always.)', 'Ask.']],
    ['Keep receipts, tools etc. in order.', ['Keep receipts, tools etc. in order.']],
    ['先請假。再出發！「好。」可以嗎？', ['先請假。', '再出發！', '「好。」', '可以嗎？']],
    ['Ask the U.S. office, or Acme Inc. first. Then go.', ['Ask the U.S. office, or Acme Inc. first.', 'Then go.']],
    ['As 41 U.S.C. 2304 says, ask. Go by Rev. 2.', ['As 41 U.S.C. 2304 says, ask.', 'Go by Rev. 2.']],
    [
      '他說：「先請假。」《規定。》（已廢止。）再出發。',
      ['他說：「先請假。」', '《規定。》', '（已廢止。）', '再出發。'],
    ],
    ['One\ntwo.\n\nThree', ['One\ntwo.', 'Three']],
    ['', []],
    ['  \n ', []],
  ])('of %j', (text, expected) => {
    expect(textsOf(text)).toEqual(expected);
  });

  test('hold every character of any text that is not white space, in order', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', '.', ' ', '\n', '。', '」', '!', '5', '🙂', '\ud800') }),
        (text) => {
          expect(textsOf(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        },
      ),
    );
  });
});

describe('a cut parts a number or an abbreviation', () => {
  test.each([
    '1,|000',
    '3|.5',
    '3.|5',
    '10:|30',
    '20|24',
    'No. |5',
    '§ |4',
    '$|500',
    '5 |%',
    'e|.g. a',
    'e.g. |a',
    'U|.S. law',
  ])('in %s', (marked) => {
    const at = marked.indexOf('|');
    expect(partsNumber(marked.replace('|', ''), at)).toBe(true);
  });

  test.each(['1, |2', 'claims; |3 days', 'the end. |5 days', '三日，|四日', 'a|b', 'ask |first'])(
    'not in %s',
    (marked) => {
      const at = marked.indexOf('|');
      expect(partsNumber(marked.replace('|', ''), at)).toBe(false);
    },
  );
});
