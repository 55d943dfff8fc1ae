import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDeepLink, parseDeepLink } from '../../../shared/deep-link.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { formatReference, parseReference, type Reference } from '../../../shared/reference.ts';

const REFERENCE = `plr1:3f2b8c1e-0d4a-4b6f-9a51-7c2d5e8f9012/hr%2F%E8%AB%8B%E5%81%87.md/${'a'.repeat(64)}/4.2/10-48/0123456789abcdef`;
const LINK = `policy-lookup://place/${REFERENCE}`;

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789abcdef')), minLength: length, maxLength: length });
const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
const anyReference: fc.Arbitrary<Reference> = fc
  .record({
    library: fc.uuid(),
    document: anyText,
    version: hex(64),
    clauseKey: fc.option(anyText),
    start: fc.nat(999_999_998),
    textHash: hex(16),
  })
  .chain((parts) => fc.integer({ min: parts.start + 1, max: 999_999_999 }).map((end) => ({ ...parts, end })));

test('a link is made of a reference and leads back to it', () => {
  expect(formatDeepLink(REFERENCE)).toBe(LINK);
  expect(parseDeepLink(LINK)).toBe(REFERENCE);
});

test('whatever a reference names, its link leads back to it and holds no sign that ends a link in a text', () => {
  fc.assert(
    fc.property(anyReference, (reference) => {
      const link = formatDeepLink(formatReference(reference));
      expect(link).toMatch(/^[A-Za-z0-9:/.%_~-]+$/);
      expect(parseReference(parseDeepLink(link) ?? '')).toEqual(reference);
    }),
  );
});

test('whatever else is opened is no link to a place, or leads to a reference that says the same', () => {
  const beginnings = fc.constantFrom('', 'policy-lookup:', 'policy-lookup://', 'policy-lookup://place/', LINK);
  const endings = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), anyReference.map(formatReference));
  fc.assert(
    fc.property(beginnings, endings, (beginning, ending) => {
      const reference = parseDeepLink(beginning + ending);
      if (reference !== null) expect(parseReference(reference)).not.toBeNull();
    }),
    { numRuns: 1_000 },
  );
});

test('the scheme may be written in capitals, as some systems pass it on', () => {
  expect(parseDeepLink(LINK.replace('policy-lookup', 'Policy-Lookup'))).toBe(REFERENCE);
});

test.each([
  ['another scheme', LINK.replace('policy-lookup', 'https')],
  ['another action', LINK.replace('place', 'import')],
  ['no action', LINK.replace('place/', '')],
  ['a search', 'policy-lookup://search/?q=leave'],
  ['a question after the reference', `${LINK}?run=1`],
  ['a fragment', `${LINK}#x`],
  ['a space', `${LINK} --data /tmp`],
  ['a line end', `${LINK}\n`],
  ['letters that are not encoded', LINK.replace('%E8%AB%8B', '請')],
  ['a broken encoding', LINK.replace('%E8', '%E')],
  ['bytes that are no UTF-8', LINK.replace('%E8%AB%8B', '%FF')],
  ['a library that is no UUID', LINK.replace('3f2b8c1e', '../../x')],
  ['a reference that never ends', `${LINK}${'a'.repeat(LIMITS.reference)}`],
  ['a path in place of the reference', 'policy-lookup://place/../../etc/passwd'],
])('a link with %s shows nothing', (_what, link) => {
  expect(parseDeepLink(link)).toBeNull();
});
