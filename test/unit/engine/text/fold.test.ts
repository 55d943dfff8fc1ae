import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, foldText } from '../../../../electron/engine/text/fold.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
);

describe('folding makes equal what a reader takes for equal', () => {
  test.each([
    ['員工', '员工'],
    ['標籤與適用範圍', '标签与适用范围'],
    ['後台', '后台'],
    ['執行著', '执行着'],
    ['衞生', '卫生'],
    ['ＵＳＢ１０', 'usb10'],
    ['第３條', '第3条'],
    ['scienti\ufb01c', 'SCIENTIFIC'],
    ['co\u00adop\u200ber\u2060ate', 'cooperate'],
    ['cafe\u0301', 'CAF\u00c9'],
    ['Straße', 'STRASSE'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
    ['ﾊﾞｽ', 'バス'],
    ['\u1112\u1161\u11ab', '한'],
    ['葛\udb40\udd00', '葛'],
    ['⼈事', '人事'],
    ['①', '1'],
    ['㎏', 'KG'],
  ])('%s and %s', (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  test('words that only begin or end with a numeral stay as they are', () => {
    expect(foldText('統一 一般 萬一')).toBe('统一 一般 万一');
  });
});

test('each folded unit names the characters that it came from', () => {
  const { text, starts, ends } = fold('A\ufb01e\u0301\u200b員');
  expect(text).toBe('afi\u00e9员');
  expect([...starts]).toEqual([0, 1, 1, 2, 5]);
  expect([...ends]).toEqual([1, 2, 2, 5, 6]);
});

test('offsets never fall, and every kept character of any text is in a range', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const folded = fold(text);
      let [start, end] = [0, 0];
      for (let index = 0; index < folded.text.length; index += 1) {
        const [from = -1, to = -1] = [folded.starts[index], folded.ends[index]];
        expect(from).toBeGreaterThanOrEqual(start);
        expect(to).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        // Between two ranges stand only characters that fold to nothing.
        if (from > end) expect(foldText(text.slice(end, from))).toBe('');
        [start, end] = [from, to];
      }
      expect(foldText(text.slice(end))).toBe('');
      expect(folded.starts).toHaveLength(folded.text.length);
    }),
    { numRuns: 1_000 },
  );
});

test('folding twice is folding once', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = foldText(text);
      expect(foldText(once)).toBe(once);
    }),
    { numRuns: 1_000 },
  );
});

test('every Chinese character folds to itself when folded again', () => {
  const changed: string[] = [];
  for (let code = 0x3400; code <= 0x9fff; code += 1) {
    const once = foldText(String.fromCharCode(code));
    if (foldText(once) !== once) changed.push(once);
  }
  expect(changed).toEqual([]);
});

test('lone surrogates, NUL and ten thousand marks fold without an error', () => {
  expect(foldText('a\ud800b\udc00')).toBe('a\ufffdb\ufffd');
  expect(foldText('\0')).toBe('\0');
  expect(foldText(`e${'\u0301'.repeat(10_000)}`).startsWith('\u00e9')).toBe(true);
});
