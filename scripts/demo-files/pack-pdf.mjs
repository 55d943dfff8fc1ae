import { deflateSync } from 'node:zlib';
import { withPlainCharacters } from './pdf-characters.mjs';

/**
 * Gathers the objects of a printed PDF that are no streams into one compressed object stream (PDF 1.5): a Chinese page
 * comes with a hundred font dictionaries, which shrink to a tenth. Expects the one plain cross-reference table and the
 * generation 0 throughout that Chromium's printer writes.
 *
 * @param {Buffer} bytes
 * @returns {Buffer}
 */
export function packPdf(bytes) {
  const text = bytes.toString('latin1');
  const { objects, trailer } = readObjects(text);
  const loose = objects.filter(({ body }) => !isStream(body));
  const packNumber = objects.length + 1;
  const tableNumber = packNumber + 1;

  const parts = ['%PDF-1.5\n%\xd3\xeb\xe9\xe1\n'];
  let length = parts[0].length;
  const entries = new Map([[0, [0, 0, 65535]]]);
  const add = (number, body) => {
    entries.set(number, [1, length, 0]);
    const part = `${number} 0 obj\n${body}\nendobj\n`;
    parts.push(part);
    length += part.length;
  };

  for (const { number, body } of objects) if (isStream(body)) add(number, withPlainCharacters(body));
  add(packNumber, objectStream(loose));
  loose.forEach(({ number }, index) => entries.set(number, [2, packNumber, index]));

  const start = length;
  entries.set(tableNumber, [1, start, 0]);
  add(tableNumber, crossReferenceStream(entries, trailer));
  parts.push(`startxref\n${start}\n%%EOF\n`);
  return Buffer.from(parts.join(''), 'latin1');
}

function readObjects(text) {
  const tableStart = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const table = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [nf] \n)+)trailer\n<<([^]*?)>>\nstartxref/.exec(
    text.slice(tableStart),
  );
  if (!table) throw new Error('The printed PDF has no plain cross-reference table.');
  const [, , rows, trailer] = table;
  const offsets = rows.split('\n').map((row) => Number(row.slice(0, 10)));
  const objects = offsets.slice(1, -1).map((offset, index) => ({ number: index + 1, offset }));
  const sorted = [...objects].sort((one, other) => one.offset - other.offset);
  sorted.forEach((object, index) => {
    const whole = text.slice(object.offset, sorted[index + 1]?.offset ?? tableStart);
    const head = `${object.number} 0 obj\n`;
    const end = whole.lastIndexOf('endobj');
    if (!whole.startsWith(head) || end < 0) throw new Error(`Object ${object.number} is not where the table says.`);
    object.body = whole.slice(head.length, end).trimEnd();
  });
  return { objects, trailer: trailer.replace(/\/Size \d+\s*/, '') };
}

function isStream(body) {
  return body.endsWith('endstream');
}

function objectStream(loose) {
  const positions = [];
  let length = 0;
  for (const { number, body } of loose) {
    positions.push(`${number} ${length}`);
    length += body.length + 1;
  }
  const index = `${positions.join(' ')}\n`;
  const content = index + loose.map(({ body }) => body).join('\n');
  return stream(`/Type /ObjStm /N ${loose.length} /First ${index.length}`, Buffer.from(content, 'latin1'));
}

/** One row for each object: 1 byte of type, 4 bytes of offset or object stream, 2 bytes of generation or index. */
function crossReferenceStream(entries, trailer) {
  const rows = Buffer.alloc(entries.size * 7);
  for (const [number, [type, place, rest]] of entries) {
    rows.writeUInt8(type, number * 7);
    rows.writeUInt32BE(place, number * 7 + 1);
    rows.writeUInt16BE(rest, number * 7 + 5);
  }
  return stream(`/Type /XRef /Size ${entries.size} /W [1 4 2] ${trailer.trim()}`, rows);
}

function stream(dictionary, content) {
  const packed = deflateSync(content, { level: 9 });
  return `<<${dictionary} /Filter /FlateDecode /Length ${packed.length}>> stream\n${packed.toString('latin1')}\nendstream`;
}
