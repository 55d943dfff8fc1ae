import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CodedError } from '../../../../shared/app-error.ts';
import { encodeIn } from '../../../fixtures/encode-in.ts';
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

function utf32(text: string, little: boolean): Uint8Array {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const view = new DataView(new ArrayBuffer(points.length * 4));
  points.forEach((point, index) => {
    view.setUint32(index * 4, point, little);
  });
  return new Uint8Array(view.buffer);
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
    ['korean.euc-kr.txt', 'euc-kr', new TextDecoder('euc-kr').decode(fixture('korean.euc-kr.txt'))],
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

  it.each([
    // Four that detectors get wrong in public: jschardet #62, uchardet #23, charset_normalizer #587, cChardet #102.
    ['two characters of Big5', 'big5', '你好'],
    ['GB 18030 in mostly English text', 'gb18030', `${'All claims are filed in time. '.repeat(60)}报销\n`],
    ['a line of GB 2312', 'gb18030', '员工出差须事先获得主管批准'],
    ['a table with accents', 'windows-1252', 'Name;City;Team\nJosé Muñoz;Málaga;A\nÅsa Öberg;Göteborg;B\n'],
    // Short rules and single words.
    ['a short rule in Big5', 'big5', '出差應事先核准，回程後七日內報支差旅費。'],
    ['a short rule in GBK', 'gb18030', '出差应事先批准，返回后七日内报销差旅费。'],
    ['a traditional rule in GBK', 'gb18030', '特別休假應於五日前申請，並由主管核准。'],
    [
      'Big5 words in English text',
      'big5',
      'Travel policy. The form 差旅費 is filed with the form 請假單 at the office.',
    ],
    [
      'GBK words in English text',
      'gb18030',
      'Travel policy. The form 差旅费 is filed with the form 请假单 at the office.',
    ],
    ['signs among English text', 'windows-1252', 'Cost: £20 or €25 (±5 %) – “net”, 12 µg, 3 × 4.'],
    ['Korean', 'euc-kr', '직원은 연차 휴가를 사용하기 5일 전에 신청하여야 한다.'],
    ['Japanese on Unix', 'euc-jp', '年次有給休暇は五日前までに申請すること。'],
  ])('%s: %s', (_name, encoding, text) => {
    expect(decodeText(encodeIn(encoding, text))).toMatchObject({ encoding, text });
  });

  it.each([
    ['Russian of DOS', fixture('russian.cp866.txt')],
    ['Russian', encodeIn('windows-1251', 'Сотрудник подаёт заявление на отпуск за пять дней.')],
    ['Greek', encodeIn('windows-1253', 'Ο εργαζόμενος υποβάλλει αίτηση άδειας πέντε ημέρες πριν.')],
    ['Arabic', encodeIn('windows-1256', 'يجب على الموظف تقديم طلب الإجازة')],
    ['Thai', encodeIn('windows-874', 'ลาป่วยต้องแจ้งหัวหน้างาน')],
  ])('%s is refused rather than shown as garbage', (_name, bytes) => {
    expect(codeOf(bytes)).toBe('encoding-unknown');
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
    [
      'UTF-16 without a mark or a space',
      Buffer.from('特別休假應於五日前申請。', 'utf16le'),
      'utf-16le',
      '特別休假應於五日前申請。',
    ],
    ['UTF-32 with a mark', utf32(`\ufeff${SIMPLIFIED}`, true), 'utf-32le', SIMPLIFIED],
    ['big-endian UTF-32 with a mark', utf32('\ufeffRule 😀', false), 'utf-32be', 'Rule 😀'],
    ['UTF-32 without a mark', utf32(TRADITIONAL, true), 'utf-32le', TRADITIONAL],
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
    expect(decodeText(bytes, { declared: 'big5' })).toEqual({ text: TRADITIONAL, encoding: 'big5', problems: [] });
  });

  it('is not believed against valid UTF-8', () => {
    expect(decodeText(utf8(SIMPLIFIED), { declared: 'big5' })).toMatchObject({ text: SIMPLIFIED, encoding: 'utf-8' });
  });

  it('is passed over when no program knows the name', () => {
    expect(decodeText(fixture('leave-rules.big5.txt'), { declared: 'martian' })).toMatchObject({
      text: TRADITIONAL,
      encoding: 'big5',
    });
  });
});

it('bytes at random are refused', () => {
  const bytes = Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7_919 + (at >> 3) * 104_729) & 0xff);
  expect(codeOf(bytes)).toBe('encoding-unknown');
});

describe('an encoding that a person names', () => {
  const bytes = fixture('leave-rules.big5.txt');

  it('is used in place of all evidence', () => {
    expect(decodeText(bytes, { forced: 'Big5', declared: 'gb2312' })).toEqual({
      text: TRADITIONAL,
      encoding: 'big5',
      problems: [],
    });
    expect(decodeText(utf8('Café'), { forced: 'windows-1252' })).toMatchObject({ text: 'CafÃ©', problems: [] });
    expect(decodeText(utf32(SIMPLIFIED, false), { forced: 'utf-32be' })).toMatchObject({ text: SIMPLIFIED });
    const marked = Uint8Array.of(0xff, 0xfe, 0x41, 0x00, 0x42, 0x00);
    expect(() => decodeText(marked, { forced: 'utf-32be' })).toThrow('encoding-unknown');
  });

  it.each([
    ['bytes that mean nothing in it', 'utf-8', { code: 'encoding-unknown', details: { encoding: 'utf-8' } }],
    ['a name that no program knows', 'martian', { code: 'invalid-input', details: { encoding: 'martian' } }],
  ])('is refused for %s', (_name, forced, refusal) => {
    expect(() => decodeText(bytes, { forced })).toThrow(expect.objectContaining(refusal));
  });
});
