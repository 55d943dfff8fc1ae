/** Signs and numbers at the beginning of a line that start a new block. */

/** Bullets, those of symbol fonts in the private use area included. */
const BULLET = /^(?:[•●○◦■□▪▫◆◇‣⁃∙·➢➤✓✔※\u27a2\uf0a7\uf0b7\uf0d8\uf0fc\uf076]|[-–—*](?=\s)|o(?=\s{1,}\p{Lu}))\s*/u;

const NUMBERS: readonly RegExp[] = [
  // 4.  4.2  4.2.1)  but not 4.5 million: a lone decimal needs a capital or Chinese after it.
  /^\d{1,3}(?:\.\d{1,3}){2,5}[.)]?(?=\s|\p{Script=Han}|$)/u,
  /^\d{1,3}[.)](?=\s|\p{Script=Han}|$)/u,
  /^\d{1,3}\.\d{1,3}[.)]?(?=\s+["“(]?\p{Lu}|\s*\p{Script=Han})/u,
  /^\d{1,3}[、．](?!\d)/u,
  // (a)  (iv)  (12)  a.  iv)  A.
  /^[(（](?:\d{1,3}|[a-zA-Z]|[ivxlc]{1,6}|[IVXLC]{1,6})[)）]/u,
  /^(?:[a-zA-Z]|[ivx]{1,5}|[IVX]{1,5})[.)](?=\s)/u,
  // 第三條  第十二章  一、  （二）  ①  甲、
  /^第\s?[〇零一二三四五六七八九十百千兩\d０-９]{1,8}\s?[章節节條条款項项編编部篇]/u,
  /^[〇一二三四五六七八九十百]{1,5}[、．]/u,
  /^[(（][〇一二三四五六七八九十百]{1,5}[)）]/u,
  /^[\u2460-\u249b\u3220-\u3229\u3280-\u3289]/u,
  /^[甲乙丙丁戊己庚辛壬癸]、/u,
  // Article 3  Section 12.4  § 5  Appendix B  COMP-001
  /^(?:Article|ARTICLE|Section|SECTION|Clause|CLAUSE|Rule|RULE|Subpart|SUBPART)\s+(?:\d{1,4}(?:\.\d{1,4})*|[IVXLC]{1,6}|[A-Z])(?=[\s.:—–-]|$)/u,
  /^§{1,2}\s?\d/u,
  /^[A-Z]{2,8}-\d{1,5}(?=[\s.:：])/u,
  /^\d{3}\.\d{1,4}(?:-\d{1,4})?(?=\s+\p{Lu})/u,
];

/** Numbers of divisions that are headings wherever they stand alone on a short line, but not "Part 2 of this policy". */
const DIVISIONS: readonly RegExp[] = [
  /^第\s?[〇零一二三四五六七八九十百\d]{1,6}\s?[章編编篇部]/u,
  /^附[錄录件表]\s?[一二三四五六七八九十\d]{0,3}(?=[\s：:]|$)/u,
  /^(?:Chapter|CHAPTER|Part|PART|Appendix|APPENDIX|Annex|ANNEX|Schedule|SCHEDULE)\s+(?:\d{1,3}|[IVXLC]{1,6}|[A-Z])(?=[.:—–-]|\s+[\p{Lu}“"(—–-]|$)/u,
];

/** One pattern of many: every line is asked several times, and most begin with none of them. */
const DIVISION = anyOf(DIVISIONS);
const NUMBER_OR_DIVISION = anyOf([...NUMBERS, ...DIVISIONS]);

/** Matches what the first of the patterns matches that matches at all. */
function anyOf(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'u');
}

/** Length of the bullet and the space after it; 0 when the text does not begin with one. */
export function bulletLength(text: string): number {
  return BULLET.exec(text)?.[0].length ?? 0;
}

/** The clause number at the beginning of a text, as printed; null when there is none. */
export function leadingNumber(text: string): string | null {
  return NUMBER_OR_DIVISION.exec(text)?.[0] ?? null;
}

/** Whether a text begins with the number of a chapter, part or appendix. */
export function isDivision(text: string): boolean {
  return DIVISION.test(text);
}

/** Whether a text is nothing but a bullet or a clause number. */
export function isBareMarker(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > 16) return false;
  if (bulletLength(`${trimmed} `) > trimmed.length || bulletLength(trimmed) === trimmed.length || trimmed === 'o')
    return true;
  const number = leadingNumber(trimmed) ?? leadingNumber(`${trimmed} A`);
  return number !== null && number.trim() === trimmed;
}
