import { expect, test } from 'vitest';
import { paragraph } from '../../../../fixtures/make-docx.ts';
import { read } from './read-text.ts';

const body = paragraph('Ten days.');

test('version, owner, number and dates come from what the file states', async () => {
  const document = await read({
    body,
    core: '<dc:title>Leave rules</dc:title><cp:version>3.1</cp:version>',
    custom: { Owner: 'Human resources', 'Document number': 'HR-012', 'Effective date': '2025-02-01T00:00:00Z' },
  });
  expect(document.fields).toEqual({
    title: 'Leave rules',
    version: '3.1',
    owner: 'Human resources',
    number: 'HR-012',
    effective: '2025-02-01',
  });
});

test.each([
  ['as ten o’clock', '2025-02-01T10:00:00Z'],
  ['in Taipei', '2025-01-31T16:00:00Z'],
  ['in New York', '2025-02-01T05:00:00Z'],
])('a day that was chosen and stored %s is that day', async (_where, time) => {
  expect((await read({ body, custom: { 'Effective date': time } })).fields.effective).toBe('2025-02-01');
});

test('who typed the file and how often it was saved is neither owner nor version', async () => {
  const core = '<dc:creator>A. Typist</dc:creator><cp:revision>17</cp:revision>';
  expect((await read({ body, core })).fields).toEqual({ title: 'Leave policy' });
});

test.each([
  'Microsoft Word - leave final.doc',
  'Document3',
  'leave.docx',
  '[Type the document title]',
  'Normal.dotm',
  '未命名文档',
  '【标题】',
])('the property %s is no title', async (title) => {
  expect((await read({ body, core: `<dc:title>${title}</dc:title>` })).fields.title).toBe('Leave policy');
});

test('broken properties do not keep a document from being read', async () => {
  const document = await read({ body, core: '<dc:title>Leave <b>rules</dc:title>' });
  expect([document.text, document.fields.title]).toEqual(['Ten days.', 'Leave policy']);
});

test('a title that came with the template is no title', async () => {
  const fields = (
    await read({ body, core: '<dc:title>House report</dc:title>', app: '<Template>House Report.dotx</Template>' })
  ).fields;
  expect(fields.title).toBe('Leave policy');
});

test('a title that a person added as a property of their own is a title', async () => {
  expect((await read({ body, custom: { Title: 'Leave rules' } })).fields.title).toBe('Leave rules');
});
