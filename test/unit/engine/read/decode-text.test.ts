import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CodedError } from '../../../../shared/app-error.ts';
import { decodeText } from '../../../../electron/engine/read/decode-text.ts';

const TRADITIONAL =
  '請假規則\n\n第三條　員工請病假超過三日者，應附醫師證明。\n第四條　特別休假應於五日前申請，並由主管核准。\n';
const SIMPLIFIED =
  '请假规定\n\n第三条　员工请病假超过三日的，应当提供医生证明。\n第四条　年休假应当提前五天申请，并由主管批准。\n';
const JAPANESE =
  '休暇規程\n\n社員が三日を超えて病気休暇を取るときは、医師の証明書を提出しなければならない。\n年次休暇は五日前までに申請すること。\n';
const WESTERN =
  'Travel policy\n\nHotels cost at most €120 a night – “breakfast” isn’t included.\nThe café in the Zürich office is paid by the résumé team.\n';
const MOSTLY_ENGLISH =
  'Expense policy. Receipts are kept for seven years and every claim is filed within thirty days of the trip. The word 报销 means reimbursement of what an employee paid for the company.\n';

function fixture(name: string): Uint8Array {
  return readFileSync(new URL(`../../../fixtures/encodings/${name}`, import.meta.url));
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function codeOf(bytes: Uint8Array): string {
  try {
    decodeText(bytes);
    return 'decoded';
  } catch (error) {
    return error instanceof CodedError ? error.code : 'not coded';
  }
}

describe('a file in an older encoding', () => {
  it.each([
    ['leave-rules.big5.txt', 'big5', TRADITIONAL],
    ['leave-rules.gb18030.txt', 'gb18030', SIMPLIFIED],
    ['leave-rules.shift_jis.txt', 'shift_jis', JAPANESE],
    ['travel.windows-1252.txt', 'windows-1252', WESTERN],
    ['english-with-two-chinese-characters.gb18030.txt', 'gb18030', MOSTLY_ENGLISH],
    ['three-characters.gb18030.txt', 'gb18030', '出餐慢'],
  ])('%s is read as %s, and it is said that this was a guess', (name, encoding, text) => {
    expect(decodeText(fixture(name))).toEqual({
      text,
      encoding,
      problems: [{ code: 'encoding-guessed', details: { encoding } }],
    });
  });

  it.each(['russian.cp866.txt', 'korean.euc-kr.txt'])('%s is refused rather than shown as garbage', (name) => {
    expect(codeOf(fixture(name))).toBe('encoding-unknown');
  });
});

describe('a file in Unicode', () => {
  it.each([
    ['UTF-8', utf8(SIMPLIFIED), 'utf-8', SIMPLIFIED],
    ['UTF-8 with a mark', utf8(`\ufeff${SIMPLIFIED}`), 'utf-8', SIMPLIFIED],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${SIMPLIFIED}`, 'utf16le'), 'utf-16le', SIMPLIFIED],
    ['big-endian UTF-16 with a mark', Buffer.from('\ufeffRule', 'utf16le').swap16(), 'utf-16be', 'Rule'],
    ['UTF-16 without a mark, English', Buffer.from('Leave is paid.', 'utf16le'), 'utf-16le', 'Leave is paid.'],
    ['UTF-16 without a mark, Chinese', fixture('leave-rules.utf-16le.txt'), 'utf-16le', TRADITIONAL],
    ['big-endian UTF-16 without a mark, Chinese', fixture('leave-rules.utf-16be.txt'), 'utf-16be', TRADITIONAL],
    ['plain ASCII', utf8('Rule 1\r\nRule 2\r'), 'utf-8', 'Rule 1\r\nRule 2\r'],
  ])('in %s is read exactly and without a guess', (_name, bytes, encoding, text) => {
    expect(decodeText(bytes)).toEqual({ text, encoding, problems: [] });
  });

  it('that was cut in the middle of a character says how many characters are lost', () => {
    const cut = utf8(SIMPLIFIED.repeat(3)).slice(0, -5);
    expect(decodeText(cut)).toMatchObject({
      encoding: 'utf-8',
      problems: [{ code: 'text-skipped', details: { characters: 1 } }],
    });
  });

  it('may hold the replacement character itself', () => {
    expect(decodeText(utf8('before \ufffd after')).problems).toEqual([]);
  });

  it('with half a surrogate pair keeps the text around it', () => {
    const bytes = Buffer.from('\ufeffLeave \ud83d is paid.', 'utf16le');
    expect(decodeText(bytes)).toMatchObject({
      text: 'Leave \ufffd is paid.',
      problems: [{ code: 'text-skipped', details: { characters: 1 } }],
    });
  });
});

describe('control characters', () => {
  it('become spaces, so that every offset stays', () => {
    expect(decodeText(utf8('Policy\u0000 on\u0007 leave\u001b[31m\tred\f\n')).text).toBe(
      'Policy  on  leave [31m\tred\f\n',
    );
  });

  it('in the greater part of a file mean that it is no text', () => {
    expect(codeOf(utf8('\u0000\u0001\u0002abc'.repeat(100)))).toBe('encoding-unknown');
  });
});

describe('what a file declares', () => {
  it('is believed when the bytes fit', () => {
    const bytes = fixture('leave-rules.big5.txt');
    expect(decodeText(bytes, 'big5')).toEqual({ text: TRADITIONAL, encoding: 'big5', problems: [] });
  });

  it('is not believed against valid UTF-8', () => {
    expect(decodeText(utf8(SIMPLIFIED), 'big5')).toMatchObject({ text: SIMPLIFIED, encoding: 'utf-8' });
  });

  it('is passed over when no program knows the name', () => {
    expect(decodeText(fixture('leave-rules.big5.txt'), 'martian')).toMatchObject({
      text: TRADITIONAL,
      encoding: 'big5',
    });
  });
});

it('bytes at random are refused', () => {
  const bytes = Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7_919 + (at >> 3) * 104_729) & 0xff);
  expect(codeOf(bytes)).toBe('encoding-unknown');
});
