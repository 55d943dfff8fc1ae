import { expect, test } from 'vitest';
import { sharedTestEngine, writePolicies } from '../../support/start-test-engine.ts';

const LAW = [
  '# 差旅辦法',
  '',
  '## 第一章 總則',
  '',
  '第一條 本辦法所稱員工，指受僱於本公司之人員。',
  '',
  '第二條 員工出差應事先申請。',
  '',
  '有下列情形之一者，得不申請：',
  '',
  '（一）緊急事故；',
  '',
  '（二）主管同行。',
  '',
  '第三條之一 違反前條者，不予報銷；另依勞動基準法第二條辦理。',
];

/** Paragraphs without numbers, then items whose numbers are the same. */
const TRADITIONAL = ['第三條 員工請假應附：', '', '一、假單。', '', '二、證明文件。', '', '主管應於三日內核定。'];
const SIMPLIFIED = ['第三条 员工请假应附：', '', '一、假单。', '', '二、证明文件。', '', '主管应于三日内核定。'];

const engine = sharedTestEngine(async (started, folder) => {
  await started.importFiles('差旅', writePolicies(`${folder}/policies`, { 'travel.md': LAW }));
  await started.importFiles('請假', writePolicies(`${folder}/leave`, { 'leave.md': ['# 請假', '', ...TRADITIONAL] }));
  await started.importFiles('请假', writePolicies(`${folder}/holiday`, { 'leave.md': ['# 请假', '', ...SIMPLIFIED] }));
});

test('an opened document has its definitions and references with their targets', async () => {
  const { id } = await engine().library('差旅');
  const { text, marks } = await engine().ask('openDocument', { library: id, document: 'travel.md' });
  const words = (span: { start: number; end: number } | null) => span && text.slice(span.start, span.end);
  expect(marks.definitions.map((mark) => [mark.term, words(mark)])).toEqual([['員工', '員工']]);
  expect(marks.references.map((mark) => [words(mark), mark.clauseKey, words(mark.target)])).toEqual([
    ['前條', '2', '第二條 員工出差應事先申請。'],
    ['第二條', '2', null],
  ]);
});

test.each([
  ['第二條第二項', '有下列情形之一者，得不申請：'],
  ['第二条第二款第（二）项', '（二）主管同行。'],
  ['第一章第二條', '第二條 員工出差應事先申請。'],
  ['第3-1條', '第三條之一 違反前條者，不予報銷；另依勞動基準法第二條辦理。'],
])('%s is found by its number', async (query, text) => {
  const { hits } = await engine().search('差旅', query);
  expect(hits.map((hit) => hit.text)).toContain(text);
});

test.each([
  ['請假', '第三條第二項', '主管應於三日內核定。'],
  ['請假', '第三條第二款', '二、證明文件。'],
  ['请假', '第三条第二款', '主管应于三日内核定。'],
  ['请假', '第三条第二项', '二、证明文件。'],
])('in %s %s is first what its unit says', async (library, query, text) => {
  const { hits } = await engine().search(library, query);
  expect(hits[0]?.text).toBe(text);
});

test('the citation shows the number as printed', async () => {
  const { hits } = await engine().search('差旅', 'Article 3-1');
  expect(hits.map(({ clause }) => clause)).toEqual(['第三條之一']);
});
