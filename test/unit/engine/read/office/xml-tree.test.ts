import { expect, test } from 'vitest';
import { parseXml, textOf } from '../../../../../electron/engine/read/office/xml-tree.ts';

function parse(xml: string): ReturnType<typeof parseXml> {
  return parseXml(new TextEncoder().encode(xml));
}

test('names stand without their prefixes and text without its entities', () => {
  const root = parse('<w:a xmlns:w="urn:w" w:val="x &lt; y">R&amp;D &#x4e2d;<w:b/></w:a>');
  expect(root.name).toBe('a');
  expect(root.attributes['val']).toBe('x < y');
  expect(textOf(root)).toBe('R&D 中');
  expect(root.children.map((child) => child.name)).toEqual(['', 'b']);
});

test('a part in UTF-16 is read', () => {
  const utf16 = new Uint8Array(Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a>條</a>', 'utf16le'));
  expect(textOf(parseXml(utf16))).toBe('條');
});

test('text that is marked as no markup is read as it stands', () => {
  expect(textOf(parse('<a><![CDATA[R&amp;D <b>]]></a>'))).toBe('R&amp;D <b>');
});

test.each([
  ['that stops in the middle', '<a><b>'],
  ['with a DOCTYPE', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
  ['with a DOCTYPE from outside', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
  ['with an entity that is not known', '<a>&nbsp;</a>'],
  ['with elements that cross', '<a><b></a></b>'],
  ['that is empty', ''],
  ['nested deeper than any document', '<a>'.repeat(700) + '</a>'.repeat(700)],
])('XML %s is refused', (_what, xml) => {
  expect(() => parse(xml)).toThrow(expect.objectContaining({ code: 'document-damaged' }));
});
