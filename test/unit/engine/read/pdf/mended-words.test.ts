import { expect, test } from 'vitest';
import { formLines } from '../../../../../electron/engine/read/pdf/page-lines.ts';
import { lineText, type TextPiece } from '../../../../../electron/engine/read/pdf/text-piece.ts';

function lineOf(text: string): string | undefined {
  const piece: TextPiece = { text, x: 72, baseline: 100, width: 200, size: 11, font: 'a', angle: 0, tag: null };
  return formLines([piece], 1, () => false).map(lineText)[0];
}

test.each([
  ['a ligature that its font sets apart', 'a di ff erent rule', 'a different rule'],
  ['an accent before its letter', 'a na\u00a8\u0131ve caf\u00b4e', 'a na\u00efve caf\u00e9'],
  ['characters of a letter-spaced title', '員 工 手 冊', '員工手冊'],
])('%s makes a word again', (_what, printed, mended) => {
  expect(lineOf(printed)).toBe(mended);
});

test.each(['12 ff', 'see § 4 ff.', '5\u00a8 wide'])('"%s" stays as it is', (printed) => {
  expect(lineOf(printed)).toBe(printed);
});
