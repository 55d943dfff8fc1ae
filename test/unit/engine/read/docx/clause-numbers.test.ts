import { expect, test } from 'vitest';
import { inList, list, listDefinition, listLevel, paragraph, withStyle } from '../../../../fixtures/make-docx.ts';
import { read } from './read-text.ts';

const LEGAL = listDefinition(
  0,
  listLevel(0, 'decimal', '%1.') + listLevel(1, 'decimal', '%1.%2') + listLevel(2, 'lowerLetter', '(%3)'),
);

async function textOf(parts: { body: string; numbering: string; styles?: string }): Promise<string> {
  return (await read(parts)).text;
}

test('an automatic number stands in front of its paragraph and in the block', async () => {
  const body = paragraph('Leave', inList(1)) + paragraph('Employees may take ten days.', inList(1, 1));
  const document = await read({ body, numbering: LEGAL + list(1, 0) });
  expect(document.text).toBe('1. Leave\n1.1 Employees may take ten days.');
  expect(document.blocks.map((block) => block.number)).toEqual(['1.', '1.1']);
});

test('lower levels begin again under the next clause', async () => {
  const body = [
    paragraph('One', inList(1)),
    paragraph('first', inList(1, 1)),
    paragraph('item', inList(1, 2)),
    paragraph('item', inList(1, 2)),
    paragraph('Two', inList(1)),
    paragraph('first', inList(1, 1)),
    paragraph('item', inList(1, 2)),
  ].join('');
  const text = await textOf({ body, numbering: LEGAL + list(1, 0) });
  expect(text.split('\n')).toEqual(['1. One', '1.1 first', '(a) item', '(b) item', '2. Two', '2.1 first', '(a) item']);
});

test('a level that says so goes on counting under the next clause', async () => {
  const numbering =
    listDefinition(
      0,
      listLevel(0, 'decimal', 'Part %1') + listLevel(1, 'decimal', '%2.', '<w:lvlRestart w:val="0"/>'),
    ) + list(1, 0);
  const body = [
    paragraph('A', inList(1)),
    paragraph('x', inList(1, 1)),
    paragraph('B', inList(1)),
    paragraph('y', inList(1, 1)),
  ].join('');
  expect(await textOf({ body, numbering })).toBe('Part 1 A\n1. x\nPart 2 B\n2. y');
});

test('a skipped level counts as begun', async () => {
  const body = paragraph('One', inList(1)) + paragraph('deep', inList(1, 2)) + paragraph('next', inList(1, 1));
  const numbering = listDefinition(
    0,
    listLevel(0, 'decimal', '%1') + listLevel(1, 'decimal', '%1.%2') + listLevel(2, 'decimal', '%1.%2.%3'),
  );
  expect(await textOf({ body, numbering: numbering + list(1, 0) })).toBe('1 One\n1.1.1 deep\n1.2 next');
});

test('two lists of one definition go on counting unless the second starts anew', async () => {
  const restart = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>';
  const numbering = listDefinition(0, listLevel(0, 'decimal', '%1.')) + list(1, 0) + list(2, 0) + list(3, 0, restart);
  const body = [1, 1, 2, 3, 3].map((id) => paragraph('x', inList(id))).join('');
  expect(await textOf({ body, numbering })).toBe('1. x\n2. x\n3. x\n5. x\n6. x');
});

test('an override may replace a whole level', async () => {
  const override = `<w:lvlOverride w:ilvl="0">${listLevel(0, 'upperRoman', 'Rule %1:')}</w:lvlOverride>`;
  const numbering = listDefinition(0, listLevel(0, 'decimal', '%1.')) + list(1, 0, override);
  expect(await textOf({ body: paragraph('x', inList(1)), numbering })).toBe('Rule I: x');
});

test.each([
  ['taiwaneseCountingThousand', '第%1條', ['第一條 甲', '第二條 乙']],
  ['chineseCounting', '（%1）', ['（一） 甲', '（二） 乙']],
  ['ideographTraditional', '%1、', ['甲、 甲', '乙、 乙']],
  ['lowerRoman', '(%1)', ['(i) 甲', '(ii) 乙']],
])('%s in the template %s', async (format, template, lines) => {
  const numbering = listDefinition(0, listLevel(0, format, template)) + list(1, 0);
  const text = await textOf({ body: paragraph('甲', inList(1)) + paragraph('乙', inList(1)), numbering });
  expect(text.split('\n')).toEqual(lines);
});

test('a list that puts nothing after the number puts no space either', async () => {
  const numbering =
    listDefinition(0, listLevel(0, 'taiwaneseCountingThousand', '第%1條', '<w:suff w:val="nothing"/>')) + list(1, 0);
  expect(await textOf({ body: paragraph('員工', inList(1)), numbering })).toBe('第一條員工');
});

test('legal numbering prints every level as a decimal', async () => {
  const numbering =
    listDefinition(0, listLevel(0, 'upperRoman', 'Article %1') + listLevel(1, 'decimal', '%1.%2', '<w:isLgl/>')) +
    list(1, 0);
  expect(await textOf({ body: paragraph('A', inList(1)) + paragraph('b', inList(1, 1)), numbering })).toBe(
    'Article I A\n1.1 b',
  );
});

test('a numbered style numbers its paragraphs, and a level is found by the style it names', async () => {
  const numbering =
    listDefinition(0, listLevel(0, 'decimal', '%1') + listLevel(1, 'decimal', '%1.%2', '<w:pStyle w:val="Clause"/>')) +
    list(1, 0);
  const styles =
    '<w:style w:type="paragraph" w:styleId="Section"><w:name w:val="Section"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Clause"><w:name w:val="Clause"/><w:basedOn w:val="Section"/></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Tight"><w:name w:val="Tight"/><w:basedOn w:val="Clause"/></w:style>';
  const body =
    paragraph('Pay', withStyle('Section')) +
    paragraph('monthly', withStyle('Clause')) +
    paragraph('by bank', withStyle('Tight'));
  expect(await textOf({ body, numbering, styles })).toBe('1 Pay\n1.1 monthly\n1.2 by bank');
});

test('a definition that points to a numbering style takes its levels from there', async () => {
  const numbering =
    listDefinition(0, listLevel(0, 'upperLetter', '%1)')) +
    listDefinition(1, '<w:numStyleLink w:val="House"/>') +
    list(1, 0) +
    list(2, 1);
  const styles =
    '<w:style w:type="numbering" w:styleId="House"><w:name w:val="House"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
  expect(await textOf({ body: paragraph('x', inList(2)), numbering, styles })).toBe('A) x');
});

test('bullets and switched-off numbers print nothing', async () => {
  const numbering = listDefinition(0, listLevel(0, 'bullet', '\uf0b7')) + list(1, 0);
  const body = paragraph('bullet', inList(1)) + paragraph('off', inList(0));
  const document = await read({ body, numbering });
  expect(document.text).toBe('bullet\noff');
  expect(document.blocks.map((block) => block.type)).toEqual(['list-item', 'paragraph']);
});

test('an empty paragraph of a list takes a number, as in Word', async () => {
  const body = paragraph('one', inList(1)) + paragraph('', inList(1)) + paragraph('three', inList(1));
  expect(await textOf({ body, numbering: LEGAL + list(1, 0) })).toBe('1. one\n3. three');
});

test('articles that go on counting across chapters keep their numbers', async () => {
  const numbering =
    listDefinition(
      0,
      listLevel(0, 'chineseCountingThousand', '第%1章') +
        listLevel(1, 'chineseCountingThousand', '第%2條', '<w:lvlRestart w:val="0"/>') +
        listLevel(2, 'chineseCounting', '（%3）'),
    ) + list(1, 0);
  const body = [
    paragraph('總則', inList(1)),
    paragraph('目的', inList(1, 1)),
    paragraph('範圍', inList(1, 1)),
    paragraph('假期', inList(1)),
    paragraph('特別休假', inList(1, 1)),
    paragraph('十日', inList(1, 2)),
    paragraph('病假', inList(1, 2)),
  ].join('');
  expect((await textOf({ body, numbering })).split('\n')).toEqual([
    '第一章 總則',
    '第一條 目的',
    '第二條 範圍',
    '第二章 假期',
    '第三條 特別休假',
    '（一） 十日',
    '（二） 病假',
  ]);
});

test('legal numbering under a Chinese chapter prints decimals', async () => {
  const numbering =
    listDefinition(
      0,
      listLevel(0, 'chineseCountingThousand', '第%1章') +
        listLevel(1, 'chineseCountingThousand', '%1.%2', '<w:isLgl/>'),
    ) + list(1, 0);
  expect(await textOf({ body: paragraph('總則', inList(1)) + paragraph('目的', inList(1, 1)), numbering })).toBe(
    '第一章 總則\n1.1 目的',
  );
});

test('a list that was interrupted goes on where it stopped, and starts where it says', async () => {
  const numbering = listDefinition(0, listLevel(0, 'decimal', '%1.', '', 4)) + list(1, 0);
  const body = paragraph('four', inList(1)) + paragraph('Between.') + paragraph('five', inList(1));
  expect(await textOf({ body, numbering })).toBe('4. four\nBetween.\n5. five');
});

test('a level without a start counts from nought', async () => {
  const level = '<w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="Rule %1"/></w:lvl>';
  const numbering = listDefinition(0, level) + list(1, 0);
  expect(await textOf({ body: paragraph('x', inList(1)), numbering })).toBe('Rule 0 x');
});

test('a restart of a lower level leaves the higher one alone', async () => {
  const restart = '<w:lvlOverride w:ilvl="1"><w:startOverride w:val="1"/></w:lvlOverride>';
  const numbering = LEGAL + list(1, 0) + list(2, 0, restart);
  const body = [
    paragraph('One', inList(1)),
    paragraph('a', inList(1, 1)),
    paragraph('b', inList(1, 1)),
    paragraph('c', inList(2, 1)),
    paragraph('Two', inList(2)),
  ].join('');
  expect(await textOf({ body, numbering })).toBe('1. One\n1.1 a\n1.2 b\n1.1 c\n2. Two');
});

test('a level of the format "none" has no number, and neither has a label of words', async () => {
  const numbering =
    listDefinition(0, listLevel(0, 'none', '.')) +
    list(1, 0) +
    listDefinition(1, listLevel(0, 'none', 'Note:')) +
    list(2, 1);
  const document = await read({ body: paragraph('x', inList(1)) + paragraph('y', inList(2)), numbering });
  expect(document.text).toBe('x\nNote: y');
  expect(document.blocks.map((block) => block.number)).toEqual([undefined, undefined]);
});

test('a level whose number is hidden counts without showing', async () => {
  const hidden =
    '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1"/><w:rPr><w:vanish/></w:rPr></w:lvl>';
  const numbering = listDefinition(0, hidden + listLevel(1, 'decimal', '%1.%2')) + list(1, 0);
  expect(await textOf({ body: paragraph('Leave', inList(1)) + paragraph('Ten days.', inList(1, 1)), numbering })).toBe(
    'Leave\n1.1 Ten days.',
  );
});

test('a numbering style that names no list is found by the definition that names the style', async () => {
  const numbering =
    listDefinition(0, `<w:styleLink w:val="House"/>${listLevel(0, 'upperLetter', '%1)')}`) +
    listDefinition(1, '<w:numStyleLink w:val="House"/>') +
    list(2, 1);
  expect(await textOf({ body: paragraph('x', inList(2)), numbering })).toBe('A) x');
});

test('a style based on a numbered one may take the number off', async () => {
  const numbering = LEGAL + list(1, 0);
  const styles =
    '<w:style w:type="paragraph" w:styleId="Section"><w:name w:val="Section"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Bare"><w:name w:val="Bare"/><w:basedOn w:val="Section"/><w:pPr><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr></w:style>';
  const body = paragraph('Pay', withStyle('Section')) + paragraph('In short', withStyle('Bare'));
  expect(await textOf({ body, numbering, styles })).toBe('1. Pay\nIn short');
});

test('numbers typed by hand stay as they are beside automatic ones', async () => {
  const body = [
    paragraph('Leave', inList(1)),
    paragraph('1.1 Ten days a year.'),
    paragraph('(a) in whole days;'),
    paragraph('Pay', inList(1)),
    paragraph('2.1\tMonthly.'),
  ].join('');
  const document = await read({ body, numbering: LEGAL + list(1, 0) });
  expect(document.text.split('\n')).toEqual([
    '1. Leave',
    '1.1 Ten days a year.',
    '(a) in whole days;',
    '2. Pay',
    '2.1 Monthly.',
  ]);
  expect(document.blocks.map((block) => block.number)).toEqual(['1.', undefined, undefined, '2.', undefined]);
});

test('a chain of styles longer than anyone makes is walked a hundred styles deep', async () => {
  const style = (index: number, more = '') =>
    `<w:style w:type="paragraph" w:styleId="S${index}"><w:basedOn w:val="S${index + 1}"/>${more}</w:style>`;
  const deep = '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>';
  const styles = Array.from({ length: 300 }, (_, index) => style(index, index === 250 ? deep : '')).join('');
  const { blocks } = await read({
    body: paragraph('Far', withStyle('S0')) + paragraph('Near', withStyle('S200')),
    styles,
  });
  expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'heading']);
});
