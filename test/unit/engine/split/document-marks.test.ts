import { describe, expect, test } from 'vitest';
import { documentMarks } from '../../../../electron/engine/split/document-marks.ts';
import { splitPassages } from '../../../../electron/engine/split/split-passages.ts';
import { countCodePoints, documentOf, heading, paragraph, type Part } from './documents.ts';

function marksOf(parts: Part[], fields = {}) {
  const document = documentOf(parts, fields);
  const { text } = document;
  const { definitions, references } = documentMarks(document, splitPassages(document, countCodePoints));
  const wordsAt = (span: { start: number; end: number } | null) => span && text.slice(span.start, span.end);
  return {
    definitions: definitions.map((mark) => [wordsAt(mark), wordsAt(mark.rule)]),
    references: references.map((mark) => [wordsAt(mark), mark.clauseKey, wordsAt(mark.target)]),
  };
}

describe('a reference leads to the clause that it names', () => {
  test.each<[string, Part[], unknown[]]>([
    [
      'by its number',
      [paragraph('4.2 Ask first.'), paragraph('5. Otherwise Section 4.2 applies.')],
      [['Section 4.2', '4.2', '4.2 Ask first.']],
    ],
    [
      'whose heading bears the number: the first passage of the section',
      [heading(2, '4 Leave'), paragraph('4.1 Ask first.'), paragraph('4.2 Then go.'), paragraph('5.1 See Section 4.')],
      [['Section 4', '4', '4.1 Ask first.']],
    ],
    [
      'inside its own clause',
      [paragraph('4.2 Grounds are:'), paragraph('(a) theft;'), paragraph('(b) what paragraph (a) above says.')],
      [['paragraph (a)', '4.2.a', '(a) theft;']],
    ],
    [
      'in both forms of a range',
      [paragraph('第十二條 甲。'), paragraph('第十四條 乙。'), paragraph('第十五條 第十二条至第十四条适用。')],
      [
        ['第十二条', '12', '第十二條 甲。'],
        ['第十四条', '14', '第十四條 乙。'],
      ],
    ],
    ['nowhere when no clause bears it', [paragraph('4.2 Ask as Section 9 says.')], [['Section 9', '9', null]]],
    [
      'nowhere when it belongs to another document',
      [
        paragraph('第十二條 甲。'),
        paragraph('第十三條 依《差旅管理办法》第十二条。'),
        paragraph('第十四條 依勞動基準法第十二條。'),
      ],
      [
        ['第十二条', '12', null],
        ['第十二條', '12', null],
      ],
    ],
    [
      'one before: 前條',
      [paragraph('第二條 甲。'), paragraph('第三條之一 違反前條者，免職。')],
      [['前條', '2', '第二條 甲。']],
    ],
    [
      'a paragraph before: 前項',
      [paragraph('第二條 甲。'), paragraph('第三條 乙。'), paragraph('前項期間為三日。')],
      [['前項', '3.1', '第三條 乙。']],
    ],
    [
      'a paragraph before that is a list: 前項',
      [paragraph('第十二條 有下列情形者，得請假：\n一、婚假八日。\n二、喪假八日。'), paragraph('前項請假，應附文件。')],
      [['前項', '12.1', '第十二條 有下列情形者，得請假：']],
    ],
    [
      'an item of the paragraph before: 前項第二款',
      [paragraph('第三條 有下列情形者：\n一、甲。\n二、乙。'), paragraph('有前項第二款情形者，免職。')],
      [['前項第二款', '3.1.2', '二、乙。']],
    ],
    [
      'a paragraph of its own article: 本條第二項',
      [paragraph('第三條 依本條第二項。'), paragraph('期間為三日。')],
      [['本條第二項', '3.2', '期間為三日。']],
    ],
    [
      'an unnumbered paragraph of another article: 第三条第二款',
      [paragraph('第三条 甲。'), paragraph('乙。'), paragraph('第四条 依第三条第二款办理。')],
      [['第三条第二款', '3.2', '乙。']],
    ],
    [
      'with an id only where a clause bears it',
      [paragraph('COMP-001 Pay in full.'), paragraph('COMP-002 As in COMP-001, not ISO-9001.')],
      [['COMP-001', 'comp001', 'COMP-001 Pay in full.']],
    ],
    [
      'an appendix by its heading',
      [paragraph('See Appendix A.'), heading(1, 'Appendix A'), paragraph('Forms.')],
      [['Appendix A', 'appendixa', 'Forms.']],
    ],
  ])('%s', (_, parts, expected) => {
    expect(marksOf(parts).references).toEqual(expected);
  });

  test('of the law that 本法 stands for, and not here', () => {
    const parts = [
      paragraph('第一條 依勞動基準法（以下簡稱本法）第八十五條訂定。'),
      paragraph('第三條 依本法第一條。'),
      paragraph('第四條 依本細則第一條。'),
    ];
    expect(marksOf(parts).references.map(([, key, target]) => [key, target])).toEqual([
      ['85', null],
      ['1', null],
      ['1', '第一條 依勞動基準法（以下簡稱本法）第八十五條訂定。'],
    ]);
  });

  test('that names this document by its title', () => {
    const parts = [paragraph('3. Ask first.'), paragraph('4. Section 3 of the Travel Policy holds.')];
    expect(marksOf(parts, { title: 'Travel policy' }).references).toEqual([['Section 3', '3', '3. Ask first.']]);
  });
});

test('a definition names its term and the rule that states it', () => {
  const parts = [
    heading(2, 'Definitions'),
    paragraph('Employee: every person on the payroll.'),
    heading(2, 'Leave'),
    paragraph('Note: ask first.'),
  ];
  expect(marksOf(parts).definitions).toEqual([['Employee', 'Employee: every person on the payroll.']]);
});

test('a lead-in says that its items are definitions', () => {
  const parts = [paragraph('第二條 本法用詞，定義如下：\n一、蒐集：以任何方式取得。')];
  expect(marksOf(parts).definitions).toEqual([['蒐集', '一、蒐集：以任何方式取得。']]);
});
