const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** Levels of each scheme: number format, level text, indent in twentieths of a point, linked paragraph style. */
const SCHEMES = {
  decimal: [
    { format: 'decimal', text: '%1', indent: 567, style: 'Heading1' },
    { format: 'decimal', text: '%1.%2', indent: 567 },
    { format: 'lowerLetter', text: '(%3)', indent: 1134 },
  ],
  article: [
    { format: 'taiwaneseCountingThousand', text: '第%1條', indent: 1134 },
    { format: 'taiwaneseCountingThousand', text: '%2、', indent: 1701 },
  ],
};

/**
 * word/numbering.xml with one list.
 *
 * @param {'decimal' | 'article'} scheme
 */
export function numberingXml(scheme) {
  const levels = SCHEMES[scheme].map(levelXml).join('');
  return (
    `<w:numbering ${NAMESPACE}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/>${levels}</w:abstractNum>` +
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>'
  );
}

function levelXml({ format, text, indent, style }, level) {
  const link = style ? `<w:pStyle w:val="${style}"/>` : '';
  return (
    `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${link}<w:lvlText w:val="${text}"/>` +
    `<w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${indent}" w:hanging="567"/></w:pPr></w:lvl>`
  );
}
