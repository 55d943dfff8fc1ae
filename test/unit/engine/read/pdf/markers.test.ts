import { expect, test } from 'vitest';
import {
  bulletLength,
  isBareMarker,
  isDivision,
  leadingNumber,
} from '../../../../../electron/engine/read/pdf/markers.ts';

test.each([
  ['4.2 Employees may', '4.2'],
  ['4.2.1 employees may', '4.2.1'],
  ['12. The firm', '12.'],
  ['3) pay', '3)'],
  ['(b) where', '(b)'],
  ['(iv) where', '(iv)'],
  ['a. where', 'a.'],
  ['第三條 員工', '第三條'],
  ['第十二章 休假', '第十二章'],
  ['一、請假', '一、'],
  ['（二）病假', '（二）'],
  ['③ 病假', '③'],
  ['Article 3 Leave', 'Article 3'],
  ['Section 12.4: Leave', 'Section 12.4'],
  ['COMP-001 Orders', 'COMP-001'],
])('"%s" begins with the number "%s"', (text, number) => {
  expect(leadingNumber(text)).toBe(number);
});

test.each(['4.5 million euros', '2024 was a year', 'A rule', '一般員工', '10 days', 'I am', 'Part of it', 'e.g. this'])(
  '"%s" begins with no clause number',
  (text) => {
    expect(leadingNumber(text)).toBeNull();
  },
);

test.each([
  ['• Tickets', 2],
  ['\uf0b7 Tickets', 2],
  ['- Tickets', 2],
  ['-5 degrees', 0],
  ['Tickets', 0],
])('the bullet of "%s" takes %i characters', (text, length) => {
  expect(bulletLength(text)).toBe(length);
});

test.each(['•', '1.', '(a)', '第三條', '4.2'])('"%s" alone is a marker', (text) => {
  expect(isBareMarker(text)).toBe(true);
});

test.each(['Grade', '10', 'A', '120 euros'])('"%s" alone is a cell', (text) => {
  expect(isBareMarker(text)).toBe(false);
});

test.each(['第一章 總則', 'Chapter 4 Leave', 'Appendix B', '附錄一 表格'])('"%s" is a division', (text) => {
  expect(isDivision(text)).toBe(true);
});
