import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../../../electron/engine/text/sentences.ts';

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
