import { expect, test } from 'vitest';
import { makeDocx, paragraph, rows, cell, type DocxLink } from '../../../../fixtures/make-docx.ts';
import { read, slices } from './read-text.ts';

const AROUND = `${paragraph('Before.')}<w:altChunk r:id="a1"/>${paragraph('After.')}`;

function chunk(target: string, content: string | Uint8Array): Record<string, DocxLink> {
  return { a1: { type: 'aFChunk', target, content } };
}

const WEB_ARCHIVE = [
  'MIME-Version: 1.0',
  'Content-Type: multipart/related; type="text/html"; boundary="part"',
  '',
  '--part',
  'Content-Type: text/html; charset="windows-1252"',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<html><head><meta charset=3D"windows-1252"></head><body><p>Caf=E9 bills are =',
  'paid.</p></body></html>',
  '--part',
  'Content-Type: image/png',
  'Content-Transfer-Encoding: base64',
  '',
  'iVBORw0KGgo=',
  '--part--',
].join('\r\n');

test.each<[string, string, string | Uint8Array, string]>([
  ['a page', 'a.html', '<html><body><script>run()</script><p>Ten days.</p></body></html>', 'Ten days.'],
  ['a page saved with its pictures', 'a.mht', WEB_ARCHIVE, 'Café bills are paid.'],
  ['plain text', 'a.txt', 'Ten days.', 'Ten days.'],
  ['another Word file', 'a.docx', makeDocx({ body: paragraph('Ten days.') }), 'Ten days.'],
  ['another Word file under any name', 'chunk.dat', makeDocx({ body: paragraph('Ten days.') }), 'Ten days.'],
])('%s that stands whole in a Word file is read at its place', async (_what, target, content, text) => {
  const document = await read({ body: AROUND, links: chunk(target, content) });
  expect(slices(document)).toEqual(['Before.', text, 'After.']);
  expect(document.problems).toEqual([]);
});

test('blocks of an embedded document keep their kind and their cells', async () => {
  const html = '<h2>Rates</h2><table><tr><th>Place</th><th>Rate</th></tr><tr><td>Rome</td><td>80</td></tr></table>';
  const document = await read({ body: AROUND, links: chunk('a.html', `<html><body>${html}</body></html>`) });
  const row = document.blocks.find((block) => block.type === 'table-row');
  expect(document.blocks.map((block) => block.type)).toEqual(['paragraph', 'heading', 'table-row', 'paragraph']);
  expect(row?.type === 'table-row' && row.cells.map((span) => document.text.slice(span.start, span.end))).toEqual([
    'Rome',
    '80',
  ]);
});

test('an embedded document in a cell is text of the cell', async () => {
  const body = rows([cell(paragraph('Leave')), cell('<w:altChunk r:id="a1"/>')]);
  expect((await read({ body, links: chunk('a.txt', 'Ten days.') })).text).toBe('Leave\tTen days.');
});

test.each<[string, string, string | Uint8Array]>([
  ['rtf', 'a.rtf', '{\\rtf1 Ten days.}'],
  ['docx', 'a.docx', makeDocx({ body: paragraph('Ten days.') }).slice(0, -40)],
])(
  'an embedded document of the kind %s that cannot be read is named, the rest is read',
  async (format, target, content) => {
    const document = await read({ body: AROUND, links: chunk(target, content) });
    expect(slices(document)).toEqual(['Before.', 'After.']);
    expect(document.problems).toEqual([{ code: 'part-unread', details: { format } }]);
  },
);

test('an embedded document that lies outside of the file is not fetched', async () => {
  const links = { a1: { type: 'aFChunk', target: 'file:///etc/passwd' } };
  expect(slices(await read({ body: AROUND, links }))).toEqual(['Before.', 'After.']);
});

test('Word files in Word files without end are named, and what can be read is read', async () => {
  let bytes = makeDocx({ body: paragraph('The innermost.') });
  for (let depth = 0; depth < 6; depth++) {
    const links = chunk('a.docx', bytes);
    bytes = makeDocx({ body: `${paragraph(`Level ${String(depth)}.`)}<w:altChunk r:id="a1"/>`, links });
  }
  const document = await read({ body: AROUND, links: chunk('a.docx', bytes) });
  expect(slices(document)).toEqual(['Before.', 'Level 5.', 'Level 4.', 'Level 3.', 'After.']);
  expect(document.problems).toEqual([{ code: 'part-unread', details: { format: 'docx' } }]);
});

test('a master document says that its parts lie in other files', async () => {
  const body = `${paragraph('Handbook.')}<w:p><w:subDoc r:id="s1"/></w:p>`;
  const links = { s1: { type: 'subDocument', target: 'leave.docx' } };
  expect((await read({ body, links })).problems).toEqual([{ code: 'part-unread', details: { format: 'subdocument' } }]);
});
