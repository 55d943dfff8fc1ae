import { expect, test } from 'vitest';
import { collectVocabulary, joinLines } from '../../../../../electron/engine/read/pdf/join-lines.ts';

const WORDS = collectVocabulary([
  'The in-network doctor and the purchase order.',
  'Management, TraceMonkey and the tele-',
  'phone list; the price that was fixed by determining',
  'the value of it.',
]);

test.each([
  ['words get a space', ['Ten', 'days'], 'Ten days'],
  ['a word that the document prints whole elsewhere becomes one', ['the manage-', 'ment'], 'the management'],
  ['a name that it prints whole elsewhere does so too', ['the Trace-', 'Monkey program'], 'the TraceMonkey program'],
  ['a divided word that stands nowhere else keeps a soft hyphen', ['capabili-', 'ties'], 'capabili\u00adties'],
  ['two words of the document stay a compound', ['price-', 'determining'], 'price-determining'],
  ['parts of divided words are no words', ['tele-', 'phone'], 'tele\u00adphone'],
  ['a hyphen before a capital stays', ['the Smith-', 'Jones rule'], 'the Smith-Jones rule'],
  ['a hyphen before a figure stays', ['form A-', '12'], 'form A-12'],
  [
    'a compound that the document prints elsewhere keeps its hyphen',
    ['an in-', 'network doctor'],
    'an in-network doctor',
  ],
  ['the last part of a longer compound keeps its hyphen', ['an out-of-', 'pocket sum'], 'an out-of-pocket sum'],
  ['a soft hyphen at the end divides a word', ['manage\u00ad', 'ment'], 'management'],
  ['a soft hyphen at the very end is drawn as a hyphen', ['see over\u00ad'], 'see over-'],
  ['a soft hyphen inside a line is nothing', ['man\u00adage'], 'manage'],
  ['characters without width are nothing', ['reim\u200bburse\u2060ment\ufeff'], 'reimbursement'],
  ['a dash with spaces is a dash', ['rules -', 'and cases'], 'rules - and cases'],
  ['Chinese needs no space', ['員工每年', '享有年假'], '員工每年享有年假'],
  ['Chinese before a figure needs none either', ['不得遲於', '7 天'], '不得遲於7 天'],
])('%s', (_fact, lines, joined) => {
  expect(joinLines(lines, WORDS).text).toBe(joined);
});

test('the beginning of each line is known', () => {
  expect(joinLines(['the manage-', 'ment of', 'leave'], WORDS).starts).toEqual([0, 10, 18]);
});
